import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { industries, industryKeys } from '#model/options/business.ts'
import synonyms from '../../../../locales/ko/industry-synonyms.json' with { type: 'json' }
import reference from '../../../../locales/ko/reference.json' with { type: 'json' }
import { findIndustries } from './find-industries.ts'

const words: Record<string, string> = reference.industry
const others: Record<string, readonly string[]> = synonyms
const find = (query: string) => findIndustries(query, (key) => [words[key] ?? key, ...(others[key] ?? [])])

test('an empty query returns everything', () => {
  expect(find(' ').length).toBe(7)
})

test('initial consonants find a branch and return it under its group', () => {
  const found = find('ㄱㅇ')
  expect(found.some(({ children }) => children.includes('ECOMMERCE_CRAFT'))).toBe(true)
  expect(found.every(({ children }) => children.length > 0)).toBe(true)
})

test('a matching group keeps all of its branches', () => {
  const [group] = find('온라인 쇼핑')
  expect(group?.key).toBe('ECOMMERCE')
  expect(group?.children.length).toBe(8)
})

test('an incomplete syllable already matches', () => {
  expect(find('카ㅍ')[0]?.children).toEqual(['FNB_CAFE'])
})

test('a query without a match returns nothing', () => {
  expect(find('우주선')).toEqual([])
})

test('another word for a branch finds it, also by its initial consonants', () => {
  expect(find('빵')[0]?.children).toEqual(['FNB_BAKERY'])
  expect(find('ㅃㅈ')[0]?.children).toContain('FNB_BAKERY')
  expect(find('헬스장')[0]?.children).toEqual(['HEALTHCARE_MEDICAL_FITNESS'])
  expect(find('미용실')[0]?.children).toEqual(['FASHION_BEAUTY_HAIR'])
})

test.each(languages.map(({ key }) => key))(
  'every branch but the last resort has other words in %s',
  (language) => {
    const file = `../../../../locales/${language}/industry-synonyms.json`
    const read = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    const branches = industries.flatMap(({ children }) => children).filter((key) => key !== 'OTHERS_ETC')
    expect(branches.filter((key) => !(read[key]?.length >= 2))).toEqual([])
    expect(Object.keys(read).filter((key) => !industryKeys.includes(key))).toEqual([])
  },
)
