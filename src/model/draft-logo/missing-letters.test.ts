import { expect, test } from 'vitest'
import { missingLetters } from './missing-letters.ts'

test('each letter is named once, as people see it', () => {
  expect(missingLetters(['🍵👨‍👩‍👧🍵', '', 'ꙮ🍵'])).toBe('🍵👨‍👩‍👧ꙮ')
})

test('what is never drawn is not named', () => {
  expect(missingLetters(['\uFE0F', '\u200B\u200D'])).toBe('')
})
