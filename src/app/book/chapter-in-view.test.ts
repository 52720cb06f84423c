import { expect, test } from 'vitest'
import { chapterInView, type Reading } from './chapter-in-view.ts'

const at = (...tops: number[]): Reading => ({
  chapters: tops.map((top, index) => ({
    anchor: ['logo', 'colour', 'fonts', 'photographs'][index] ?? '',
    top,
  })),
  line: 192,
  isAtStart: false,
  isAtEnd: false,
  hash: '',
})

test('at the start of the page it is the first chapter, with and without an address that names it', () => {
  expect(chapterInView({ ...at(260, 900, 1800), isAtStart: true })).toBe('logo')
  expect(chapterInView({ ...at(260, 900, 1800), isAtStart: true, hash: 'logo' })).toBe('logo')
})

test('it changes when the next chapter comes up to the line', () => {
  expect(chapterInView(at(-400, 193, 900))).toBe('logo')
  expect(chapterInView(at(-401, 192, 899))).toBe('colour')
})

test('where the page was scrolled away from the chapter in the address, the position counts', () => {
  expect(chapterInView({ ...at(-900, -300, 150, 800), hash: 'logo' })).toBe('fonts')
})

test('at the end of the page it is the last chapter, or the one in the address that cannot come up to the line', () => {
  const end = { ...at(-900, -300, 400, 700), isAtEnd: true }
  expect(chapterInView(end)).toBe('photographs')
  expect(chapterInView({ ...end, hash: 'fonts' })).toBe('fonts')
  expect(chapterInView({ ...end, hash: 'logo' })).toBe('photographs')
})

test('where the whole page fits into the window it is the first chapter, or the one in the address', () => {
  const whole = { ...at(260, 400), isAtStart: true, isAtEnd: true }
  expect(chapterInView(whole)).toBe('logo')
  expect(chapterInView({ ...whole, hash: 'colour' })).toBe('colour')
})

test('without chapters there is none', () => {
  expect(chapterInView(at())).toBeUndefined()
})
