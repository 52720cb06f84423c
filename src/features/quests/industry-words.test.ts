import { expect, test } from 'vitest'
import { guessIndustry } from '#model/options/guess-industry.ts'
import synonymsEn from '../../../locales/en/industry-synonyms.json' with { type: 'json' }
import referenceEn from '../../../locales/en/reference.json' with { type: 'json' }
import synonymsJa from '../../../locales/ja/industry-synonyms.json' with { type: 'json' }
import referenceJa from '../../../locales/ja/reference.json' with { type: 'json' }
import synonymsKo from '../../../locales/ko/industry-synonyms.json' with { type: 'json' }
import referenceKo from '../../../locales/ko/reference.json' with { type: 'json' }
import { industryWords } from './industry-words.ts'

const words = {
  ko: industryWords(synonymsKo, referenceKo.industry),
  en: industryWords(synonymsEn, referenceEn.industry),
  ja: industryWords(synonymsJa, referenceJa.industry),
}

type Row = readonly [language: keyof typeof words, name: string, products: string, industry: string | null]

const table: readonly Row[] = [
  // Of one trade.
  ['ko', '모락빵집', '', 'FNB_BAKERY'],
  ['ko', '세무사 한결', '', 'PROFESSIONAL_TAX'],
  ['ko', '소담', '미역국, 가지덮밥', 'FNB_KOREAN'],
  ['ko', '온기', '밥그릇, 접시', 'ECOMMERCE_CRAFT'],
  ['ko', '헤어디자인 결', '', 'FASHION_BEAUTY_HAIR'],
  ['ko', '한옥 카페 온', '', 'FNB_CAFE'],
  ['ko', '도자기 공방', '', 'ECOMMERCE_CRAFT'],
  ['ko', '교정 잘하는 치과', '', 'HEALTHCARE_MEDICAL_DENTAL'],
  ['ko', '강아지 유치원 멍', '', 'OTHERS_PET'],
  ['ko', '결 인테리어 시공', '', 'PROFESSIONAL_ARCHITECTURE'],
  ['ko', '새벽', '바지 기장 수선', 'OTHERS_LIFE'],
  ['en', 'Morning Bakery', '', 'FNB_BAKERY'],
  // Of several branches of one group.
  ['ko', '온기 그릇', '', 'ECOMMERCE'],
  ['en', 'Brewery North', '', 'FNB'],
  // Of several trades, or inside of another word.
  ['ko', '기장상회', '', null],
  ['ko', '온기 스튜디오', '', null],
  ['ko', '온기 공방', '', null],
  ['ko', '온기 인테리어', '', null],
  ['ko', '이사벨', '', null],
  ['ko', '수선화', '', null],
  ['ko', '반지하', '', null],
  ['ko', '부산지점', '', null],
  ['ko', '호프 하우스', '', null],
  ['en', 'Studio Vale', '', null],
  ['en', 'Chinese Garden', '', null],
  ['en', 'Ring Road', '', null],
  ['ja', '記帳', '', null],
  ['ja', 'スタジオ月', '', null],
]

test.each(table)('%s: %s with %j is of %s', (language, name, products, industry) => {
  const said = { name, products: products === '' ? [] : products.split(', ') }
  expect(guessIndustry(said, words[language])).toBe(industry)
})
