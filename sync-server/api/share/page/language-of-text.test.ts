import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test('Hangul and Kana tell their language, Han characters do not', () => {
  expect(['온기 Ongi', 'あさひ手仕事', '山麓', '2026'].map((text) => languageOfText(text, 'ko'))).toEqual([
    'ko',
    'ja',
    null,
    null,
  ])
})

test('Latin letters are never taken for English: they are of an unknown language, or read as an English page', () => {
  for (const text of ['Pâtisserie du Coin', 'Kopi Pagi', 'Northlight Coffee']) {
    expect(languageOfText(text, 'ko')).toBe('')
    expect(languageOfText(text, 'ja')).toBe('')
    expect(languageOfText(text, 'en')).toBeNull()
  }
  expect(languageOfText('Чайная', 'en')).toBe('')
})
