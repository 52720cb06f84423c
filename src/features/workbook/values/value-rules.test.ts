import { expect, test } from 'vitest'
import { adviceFor, faultOf, findChosen } from './value-rules.ts'

const values = [
  { key: 'a', keyword: '정직' },
  { key: 'b', keyword: 'Craft' },
  { key: 'c', keyword: null },
]

test('a chip matches by its word, whatever the case and surrounding space', () => {
  expect(findChosen(values, ' 정직 ')?.key).toBe('a')
  expect(findChosen(values, 'craft')?.key).toBe('b')
  expect(findChosen(values, '기다림')).toBeUndefined()
})

test('a word typed in decomposed form (NFD) is the same word', () => {
  expect(findChosen(values, '정직'.normalize('NFD'))?.key).toBe('a')
})

test('refuses an empty word, a word too long, a duplicate and one over the limit', () => {
  expect(faultOf('  ', values, 10)).toBe('empty')
  expect(faultOf('가'.repeat(41), values, 10)).toBe('tooLong')
  expect(faultOf('가'.repeat(40), values, 10)).toBeNull()
  expect(faultOf('정직', values, 10)).toBe('taken')
  expect(faultOf('기다림', values, 3)).toBe('full')
})

test('three to five values are recommended', () => {
  expect([0, 2, 3, 5, 6].map(adviceFor)).toEqual(['none', 'few', 'good', 'good', 'many'])
})
