import { expect, test } from 'vitest'
import { industryGroups } from '#model/options/business.ts'
import { tradeSampleOf } from '#model/typography/trade-samples.ts'

test('a specimen says what is said in the trade of the brand, in the language of the font', () => {
  expect(tradeSampleOf('en', 'HEALTHCARE_MEDICAL').heading).toBe('Time for each patient')
  expect(tradeSampleOf('ja', 'FNB_BAKERY').body).toContain('コーヒー')
  expect(tradeSampleOf('ko', 'EDUCATION').heading).toBe('매일 조금씩')
})

test('the usual sentences stay for goods, for other trades, and without one', () => {
  for (const industry of ['', 'ECOMMERCE_LIVING', 'OTHERS', 'OF_A_NEWER_RELEASE'])
    expect(tradeSampleOf('en', industry)).toEqual({})
})

test('a Japanese or Chinese specimen is always whole, and in its own script', () => {
  for (const industry of ['', ...industryGroups]) {
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
