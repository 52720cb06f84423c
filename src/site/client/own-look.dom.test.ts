import { afterEach, expect, test } from 'vitest'
import { colourOf, initialOf, loadTitleFont } from './own-look.ts'

afterEach(() => {
  document.head.replaceChildren()
  document.documentElement.lang = ''
})

test.each([
  ['온기', 'ko', '온'],
  [' 온기'.normalize('NFD'), 'ko', '온'],
  ['bakery', 'en', 'B'],
  ['👩‍🍳 빵집', 'ko', '👩‍🍳'],
  ['  ', 'ko', ''],
])('of %s in %s the mark is %s', (name, language, initial) => {
  expect(initialOf(name, language)).toBe(initial)
})

test('a name has one colour, however it is spelled in Unicode, and names have different ones', () => {
  expect(colourOf('온기')).toBe(colourOf('온기'.normalize('NFD')))
  const found = ['온기', '물참', '감나무집', '반듯', '모아', '달빛', '새김', '빵'].map(colourOf)
  expect(new Set(found).size).toBeGreaterThan(2)
  for (const colour of found) expect([0, 1, 2, 3, 4, 5]).toContain(colour)
})

test('the font of titles is loaded once, on Korean pages alone', () => {
  document.documentElement.lang = 'en'
  loadTitleFont()
  expect(document.head.querySelector('link')).toBeNull()
  document.documentElement.lang = 'ko'
  loadTitleFont()
  loadTitleFont()
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/fonts/gowun-batang/700.css',
  ])
})
