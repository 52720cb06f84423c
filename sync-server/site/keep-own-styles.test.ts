import { expect, test } from 'vitest'
import { keepOwnStyles } from './keep-own-styles.ts'

const pageWith = (
  styles: string,
  body = '<main class="_page_a1_1"><p class="_lead_a1_4">$1 & 온기</p></main>',
) => `<!doctype html><html lang="ko"><head><style>${styles}</style></head><body>${body}</body></html>`

test.each([
  ['._page_a1_1{color:red}', 'a class that an element has'],
  ['main{color:red}', 'an element'],
  ['*,:before{box-sizing:border-box}', 'every element'],
  [':root{--ink:#000}', 'variables'],
  [':root[data-theme=dark]{--ink:#fff}', 'an attribute that a script sets'],
  ['._page_a1_1[aria-expanded=true]{color:red}', 'a state of an element'],
  ['._lead_a1_4:not([hidden]):hover{color:red}', 'no such attribute'],
  [':is(._page_a1_1,._lead_a1_4)>p{color:red}', 'one of several classes'],
  ['@media (width<=40rem){._page_a1_1{color:red}}', 'a small screen'],
  ['@keyframes fade{to{opacity:0}}', 'a movement'],
])('%s stays: %s', async (styles) => {
  expect(await keepOwnStyles(pageWith(styles))).toBe(pageWith(styles))
})

test('rules that follow a chosen radio button stay', async () => {
  const body = '<div class="_cards_a1_1"><input value="YEARLY"/><p data-period="YEARLY">1</p></div>'
  const styles =
    '._cards_a1_1:has(input[value=YEARLY]:checked) [data-period=MONTHLY],._cards_a1_1:not(:has(input[value=YEARLY]:checked)) [data-period=YEARLY]{display:none}'
  expect(await keepOwnStyles(pageWith(styles, body))).toBe(pageWith(styles, body))
})

test('rules for the classes and elements of other pages go, in their order', async () => {
  const styles =
    '._page_a1_1{color:red}._other_b2_3{color:blue}._page_a1_1 ._other_b2_3{margin:0}._lead_a1_4,._other_b2_3{top:0}table{color:blue}@media print{._other_b2_3{top:0}}:is(._page_a1_1,._other_b2_3)>p{top:0}._page_a1_1{color:green}'
  expect(await keepOwnStyles(pageWith(styles))).toBe(
    pageWith('._page_a1_1{color:red}._lead_a1_4{top:0}:is(._page_a1_1)>p{top:0}._page_a1_1{color:green}'),
  )
})

test('another page of the same elements and classes has the same styles, and one of others its own', async () => {
  const styles = '._page_a1_1{color:red}._other_b2_3{color:blue}'
  const other = '<main class="_other_b2_3">다른</main>'
  expect(await keepOwnStyles(pageWith(styles))).toBe(pageWith('._page_a1_1{color:red}'))
  expect(await keepOwnStyles(pageWith(styles, other))).toBe(pageWith('._other_b2_3{color:blue}', other))
  const words = '<p class="_lead_a1_4">_other_b2_3</p><main class="_page_a1_1"></main>'
  expect(await keepOwnStyles(pageWith(styles, words))).toBe(pageWith('._page_a1_1{color:red}', words))
})

test('a page without styles is left as it is', async () => {
  expect(await keepOwnStyles('<!doctype html><p>온기')).toBe('<!doctype html><p>온기')
})
