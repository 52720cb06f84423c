import { expect, test } from 'vitest'
import { ancestorOf, mergeTexts, splicesBetween } from './merge-texts.ts'

test('[W3] whatever only one side changed is taken as it is, letter by letter', () => {
  const odd = '사발\u0301 。ー々 🍚器\u0000\ud800 "<b>"\n\u3000끝'
  expect(mergeTexts('온기', '온기', odd)).toBe(odd)
  expect(mergeTexts('온기', odd, '온기')).toBe(odd)
  expect(mergeTexts(`${odd} 밥`, `그릇 ${odd} 밥`, `${odd} 밥 한 그릇`)).toBe(`그릇 ${odd} 밥 한 그릇`)
})

test('[W3] one word that both changed is kept in both forms', () => {
  expect(mergeTexts('봄에 시작', '늦봄에 시작', '초봄에 시작')).toBe('늦봄에초봄에 시작')
})

test('[W3] what both inserted alike appears once', () => {
  expect(mergeTexts('', '작은 그릇', '작은 그릇을')).toContain('그릇을')
  expect(mergeTexts('', '작은 그릇 가게', '작은 그릇')).toBe('작은 그릇 가게')
})

test('[W21] the ancestor of a text is the one whose words it still has, else the first', () => {
  expect(ancestorOf('봄에 문을 열고 닫아요', ['봄', '봄에 문을 열고'])).toBe('봄에 문을 열고')
  expect(ancestorOf('봄에 닫아요', ['봄에', '봄에 문을 열고'])).toBe('봄에')
  expect(ancestorOf('여름', ['봄에', '가을'])).toBe('봄에')
})

test('splices turn one text into the other', () => {
  for (const [before, after] of [
    ['', '온기'],
    ['온기', ''],
    ['밥 한 그릇', '그릇 둘, 밥 하나'],
    ['🍚🍙', '🍙🍚'],
  ] as const) {
    let text: string = before
    for (const { at, remove, insert } of splicesBetween(before, after))
      text = text.slice(0, at) + insert + text.slice(at + remove)
    expect(text).toBe(after)
  }
})
