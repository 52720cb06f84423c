import { expect, test } from 'vitest'
import { industryKeys } from './business.ts'
import { guessIndustry } from './guess-industry.ts'
import { productEndings } from './product-endings.ts'

const words = {
  FNB: ['식당', '음식점'],
  FNB_BAKERY: ['빵', '빵집', 'bakery'],
  FNB_KOREAN: ['국밥'],
  FNB_PUB: ['bar'],
  PROFESSIONAL_IT: ['it'],
  HEALTHCARE_MEDICAL_ORIENTAL: ['침'],
  HEALTHCARE_MEDICAL_PHARMACY: ['약국'],
}
const guess = (name: string, ...products: string[]) => guessIndustry({ name, products }, words)

test('a word in the name tells the branch, the longest one first', () => {
  expect(guess('모락빵집')).toBe('FNB_BAKERY')
  expect(guess('약국 옆 빵집 국밥')).toBe('FNB_BAKERY')
  expect(guess('새싹약국')).toBe('HEALTHCARE_MEDICAL_PHARMACY')
})

test('the ending of a product tells it too, but not that of a name', () => {
  expect(guess('소담', '미역국', '가지덮밥')).toBe('FNB_KOREAN')
  expect(guess('애국')).toBeNull()
})

test('a branch comes before the group that the name says', () => {
  expect(guess('소담식당')).toBe('FNB')
  expect(guess('소담식당', '미역국')).toBe('FNB_KOREAN')
})

test('words of one letter and Latin ones are found as whole words alone', () => {
  expect(guess('동네 아침')).toBeNull()
  expect(guess('침 놓는 집')).toBe('HEALTHCARE_MEDICAL_ORIENTAL')
  expect(guess('Barber Kim')).toBeNull()
  expect(guess('Make it')).toBeNull()
  expect(guess('Morning Bakery')).toBe('FNB_BAKERY')
})

test('nothing is guessed of a name alone that says nothing', () => {
  expect(guess('온기')).toBeNull()
})

test('endings lead to industries that exist', () => {
  expect(Object.values(productEndings).filter((key) => !industryKeys.includes(key))).toEqual([])
})

test('a word of several branches tells the group that they have in common, and else nothing', () => {
  const shared = {
    ECOMMERCE_LIVING: ['그릇', '인테리어'],
    ECOMMERCE_CRAFT: ['그릇'],
    PROFESSIONAL_ARCHITECTURE: ['인테리어', '인테리어 시공'],
  }
  const guessOf = (name: string) => guessIndustry({ name, products: [] }, shared)
  expect(guessOf('온기 그릇')).toBe('ECOMMERCE')
  expect(guessOf('온기 인테리어')).toBeNull()
  expect(guessOf('온기 인테리어 시공')).toBe('PROFESSIONAL_ARCHITECTURE')
})
