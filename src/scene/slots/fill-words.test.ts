import { expect, test } from 'vitest'
import { filledWords, fillWords } from './fill-words.ts'

const words = { name: '온기', website: 'ongi.example' }

function textOf(text: Parameters<typeof fillWords>[0]): string[] {
  return fillWords(text, words).lines.map((parts) => parts.map((part) => part.text).join(''))
}

test('words of the brand stand in place of their slots', () => {
  expect(textOf('{brand.name}의 그릇\n{brand.website}')).toEqual(['온기의 그릇', 'ongi.example'])
})

test('a line whose slot is empty is left out', () => {
  const filled = fillWords('{brand.name}\n전화 {brand.phone}\n{brand.website}', words)
  expect(filled.lines.map(([part]) => part?.text)).toEqual(['온기', 'ongi.example'])
  expect(filled.empty).toEqual(['{brand.phone}'])
})

test('a line over several runs is left out whole', () => {
  expect(textOf([{ t: '전화 ' }, { t: '{brand.phone}\n' }, { t: '{brand.name}' }])).toEqual(['온기'])
})

test('a text of nothing but an empty slot has no line', () => {
  expect(textOf('{brand.tagline3}')).toEqual([])
})

test('two opening braces are one, and no slot', () => {
  expect(textOf('{{brand.name}')).toEqual(['{brand.name}'])
})

test('a slot that this version does not know is empty', () => {
  expect(fillWords('{brand.mood}', words).empty).toEqual(['{brand.mood}'])
})

test('a text is named on one line, with the words of the brand', () => {
  expect(filledWords('{brand.name}의\n{brand.website}', words)).toBe('온기의 ongi.example')
})
