import { expect, test } from 'vitest'
import { findKeyword, findRepeated, orderStateOf } from './keyword-rules.ts'

const warm = { key: 'a', idBrandKeyword: 1, keyword: '따뜻한' }
const own = { key: 'b', idBrandKeyword: null, keyword: 'Slow Table' }

test('finds a keyword by its id in whatever language it was chosen', () => {
  expect(findKeyword([warm, own], 1, 'warm')).toBe(warm)
  expect(findKeyword([warm, own], null, ' slow  table')).toBe(own)
  expect(findKeyword([warm, own], 2, '다정한')).toBeUndefined()
})

test('the second of two equal keywords is a duplicate', () => {
  expect([...findRepeated([warm, own, { ...warm, key: 'c' }])]).toEqual(['c'])
})

test('an order is open, confirmed, moved or of other keywords', () => {
  const words = ['가', '나', '다', '라', '마']
  expect(orderStateOf(words, [null, null, null, null, null])).toBe('open')
  expect(orderStateOf(words, words)).toBe('confirmed')
  expect(orderStateOf([...words].reverse(), words)).toBe('moved')
  expect(orderStateOf(['바', ...words.slice(1)], words)).toBe('changed')
  expect(orderStateOf(words.slice(1), words)).toBe('changed')
  expect(orderStateOf(['가', '가', '다', '라', '마'], words)).toBe('changed')
})
