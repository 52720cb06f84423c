import { expect, test } from 'vitest'
import { industryKeys } from '#model/options/business.ts'
import { tradeSampleOf } from '#model/typography/trade-samples.ts'
import { english } from './trade-words/en.ts'
import { japanese } from './trade-words/ja.ts'
import { korean } from './trade-words/ko.ts'
import type { TradeWords } from './trade-words/trade-words.ts'

test('a specimen says what is said in the trade of the brand, in the language of the font', () => {
  expect(tradeSampleOf('en', 'HEALTHCARE_MEDICAL').heading).toBe('Time for each patient')
  expect(tradeSampleOf('ja', 'FNB_BAKERY').body).toContain('食パン')
  expect(tradeSampleOf('en', 'OTHERS_STAY').body).toContain('night')
  expect(tradeSampleOf('ko', 'EDUCATION').heading).toBe('매일 조금씩')
})

test('a branch without sentences of its own says what its group does', () => {
  expect(tradeSampleOf('ja', 'FNB_WORLD')).toEqual(tradeSampleOf('ja', 'FNB'))
})

test('each trade that has sentences in one language has them in every other, each of them in its own script', () => {
  const keys = Object.keys(korean)
  expect(keys.filter((key) => !industryKeys.includes(key))).toEqual([])
  expect(Object.keys(english)).toEqual(keys)
  expect(Object.keys(japanese)).toEqual(keys)
  const all = (words: TradeWords) => Object.values(words).flatMap(({ heading, body }) => [heading, body])
  expect(all(korean).filter((text) => !/\p{Script=Hangul}/u.test(text))).toEqual([])
  expect(all(english).filter((text) => !/^[\x20-\x7E²]+$/.test(text))).toEqual([])
  expect(
    all(japanese).filter((text) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)),
  ).toEqual([])
})

test('a heading is as short as a specimen needs', () => {
  for (const words of [korean, english, japanese])
    expect(Object.values(words).filter(({ heading }) => heading.length > 26)).toEqual([])
})

test('the usual sentences stay for goods, for other trades, and without one', () => {
  for (const industry of ['', 'ECOMMERCE_LIVING', 'OTHERS', 'OF_A_NEWER_RELEASE'])
    expect(tradeSampleOf('en', industry)).toEqual({})
})

test('a Japanese or Chinese specimen is always whole, and in its own script', () => {
  for (const industry of ['', ...industryKeys]) {
    for (const language of ['ja', 'zh-CN', 'zh-TW'] as const) {
      const { heading = '', body = '', glyphs = '' } = tradeSampleOf(language, industry)
      for (const text of [heading, body, glyphs]) {
        expect(text).toMatch(/\p{Script=Han}|\p{Script=Hiragana}/u)
        expect(text).not.toMatch(/\p{Script=Hangul}/u)
      }
      expect(/[\p{Script=Hiragana}]/u.test(body)).toBe(language === 'ja')
    }
  }
})
