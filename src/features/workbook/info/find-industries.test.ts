import { expect, test } from 'vitest'
import reference from '../../../../locales/ko/reference.json' with { type: 'json' }
import { findIndustries } from './find-industries.ts'

const words: Record<string, string> = reference.industry
const find = (query: string) => findIndustries(query, (key) => words[key] ?? key)

test('without a query everything is there', () => {
  expect(find(' ').length).toBe(7)
})

test('initial consonants find a branch, under its group alone', () => {
  const found = find('ㄱㅇ')
  expect(found.some(({ children }) => children.includes('ECOMMERCE_CRAFT'))).toBe(true)
  expect(found.every(({ children }) => children.length > 0)).toBe(true)
})

test('a group that is found keeps all of its branches', () => {
  const [group] = find('온라인 쇼핑')
  expect(group?.key).toBe('ECOMMERCE')
  expect(group?.children.length).toBe(8)
})

test('a syllable that is still being built finds already', () => {
  expect(find('카ㅍ')[0]?.children).toEqual(['FNB_CAFE'])
})

test('what is not there is not found', () => {
  expect(find('우주선')).toEqual([])
})
