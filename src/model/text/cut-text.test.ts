import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

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
