import { expect, test } from 'vitest'
import { langOf, languageOfText, sourceMark } from './language-of-text.ts'

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

test('of a translated page only what is not translated has the language of the brand, and a mark', () => {
  const texts = { language: 'en', source: 'ko', untranslated: ['Ongi 온기 '] } as const
  const words = { language: 'en', texts, say: (key: string) => key } as const
  expect(langOf('Ongi 온기', words)?.markup).toBe(' lang="ko-KR"')
  expect(sourceMark('Ongi 온기', words)?.markup).toContain('lang="en-US">asWritten<')
  expect([langOf('Hangul 한글 in a translation', words), sourceMark('Bread', words)]).toEqual([null, null])
})

test('a page in the language of the brand tells languages by their script, without marks', () => {
  const texts = { language: 'ko', source: 'ko', untranslated: [] } as const
  const words = { language: 'ko', texts, say: (key: string) => key } as const
  expect(langOf('Kopi Pagi', words)?.markup).toBe(' lang=""')
  expect(sourceMark('Kopi Pagi', words)).toBeNull()
})
