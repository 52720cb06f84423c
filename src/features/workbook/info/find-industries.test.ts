import { expect, test } from 'vitest'
import reference from '../../../../locales/ko/reference.json' with { type: 'json' }
import { findIndustries } from './find-industries.ts'

const words: Record<string, string> = reference.industry
const find = (query: string) => findIndustries(query, (key) => words[key] ?? key)

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
