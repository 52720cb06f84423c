import { expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'
import { filledAt } from './filled-at.ts'

const words = { name: '온기', website: 'ongi.example' }
const at = (text: Parameters<typeof filledAt>[0], offset: number) => filledAt(text, words, offset)

test('an offset behind a word of the brand moves with its length, one inside of the slot is at its end', () => {
  const text = '어서 {brand.name}로'
  expect([0, 3, 4, 8, 14, 15, 16, 99].map((offset) => at(text, offset))).toEqual([0, 3, 5, 5, 5, 5, 6, 6])
})

test('a doubled brace is one letter', () => {
  expect([0, 1, 2, 3].map((offset) => at('{{가', offset))).toEqual([0, 1, 1, 2])
})

test('a line that is left out has no place, those after it count without it', () => {
  const text = '가\n{brand.slogan} 나\n다'
  expect([0, 1, 2, 10, 19, 20].map((offset) => at(text, offset))).toEqual([0, 1, null, null, 2, 3])
})

test('runs of a line are one text', () => {
  const text = [{ t: '가{brand' }, { t: '.name}\n' }, { t: '{brand.name}나', weight: 700 }]
  const { lines } = fillWords(text, words)
  const whole = lines.map((line) => line.map((part) => part.text).join('')).join('\n')
  const length = text.reduce((sum, { t }) => sum + t.length, 0)
  expect(at(text, length)).toBe(whole.length)
  expect(at(text, 7)).toBe(7)
  expect(at(text, 14)).toBe(14)
  expect(at(text, 15)).toBe(14 + '온기'.length)
})
