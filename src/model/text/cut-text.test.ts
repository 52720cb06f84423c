import { expect, test } from 'vitest'
import { cutBytes, cutText, lettersOf } from './cut-text.ts'

test.each([
  ['가나다', 3, '가나다'],
  ['가나다', 2, '가나'],
  ['가🍵나', 2, '가'],
  ['가👨‍👩‍👧', 8, '가'],
  ['가👨‍👩‍👧', 9, '가👨‍👩‍👧'],
  ['🇰🇷🇰🇷', 6, '🇰🇷'],
  ['각'.normalize('NFD'), 2, '가'.normalize('NFD')],
  ['🍵', 1, ''],
  [`a${'\u0301'.repeat(9)}`, 3, 'a\u0301\u0301'],
])('%j in %d units is %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected)
})

test.each([
  ['가나다', 9, '가나다'],
  ['가나다', 8, '가나'],
  ['온기 🍵', 10, '온기 '],
  ['온기 🍵', 11, '온기 🍵'],
  ['a👨‍👩‍👧b', 18, 'a'],
  ['a👨‍👩‍👧b', 19, 'a👨‍👩‍👧'],
  ['🍵', 3, ''],
])('%j in %d bytes is %j', (text, max, expected) => {
  expect(cutBytes(text, max)).toBe(expected)
})

test('letters are as people count them', () => {
  expect(lettersOf('온👨‍👩‍👧🇰🇷')).toEqual(['온', '👨‍👩‍👧', '🇰🇷'])
})
