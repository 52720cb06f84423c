import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  activityPeriods,
  companySizes,
  industries,
  industryGroupOf,
  industryKeys,
  memberCounts,
} from './business.ts'
import { coreValueDefaults, coreValueKeywords } from './core-value.ts'

const options = JSON.parse(readFileSync('locales/ko/options.json', 'utf8'))
const reference = JSON.parse(readFileSync('locales/ko/reference.json', 'utf8'))

test('every key has a Korean word, in the same order, and no word lacks a key', () => {
  expect(Object.keys(reference.industry)).toEqual(industryKeys)
  expect(Object.keys(options.activityPeriod)).toEqual(activityPeriods)
  expect(Object.keys(options.memberCount)).toEqual(memberCounts)
  expect(Object.keys(options.companySize)).toEqual(companySizes)
  expect(Object.keys(options.coreValueKeyword)).toEqual(coreValueKeywords)
})

test('an industry belongs to its group, whatever is unknown to the others', () => {
  expect(industryGroupOf('ECOMMERCE_CRAFT')).toBe('ECOMMERCE')
  expect(industryGroupOf('FASHION_BEAUTY')).toBe('FASHION_BEAUTY')
  expect(industryGroupOf('HEALTHCARE_MEDICAL_VET')).toBe('HEALTHCARE_MEDICAL')
  expect(industryGroupOf('SPACE_TRAVEL')).toBe('OTHERS')
  expect(industryGroupOf(null)).toBe('OTHERS')
})

test('categories are numbered from one and each has three default values', () => {
  expect(industries.map(({ idCategory }) => idCategory)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { key } of industries) expect(new Set(coreValueDefaults[key]).size).toBe(3)
})
