import { expect, test } from 'vitest'
import { findSearch, matchesSearch } from './choseong.ts'

test.each([
  'ㅂㄹㄷ',
  'ㅂ',
  '브ㄹ',
  '블',
  '브래',
  '브랜',
  '브랜ㄷ',
  '브랜드',
  '랜드',
  'ㄹㄷ',
  '브ㄹㄷ',
  'ㅂ ㄹ ㄷ',
  '',
])('%s finds 브랜드 이야기', (query) => expect(matchesSearch('브랜드 이야기', query)).toBe(true))

test.each(['ㅂㄷ', '브랑', '브랜드가', 'ㅂㄹㄷㄱ', '랜브', 'ㅇㅁ', 'brand'])('%s does not', (query) =>
  expect(matchesSearch('브랜드 이야기', query)).toBe(false),
)

test('spaces are ignored, typed or missing', () => {
  expect(matchesSearch('브랜드 이야기', '브랜드이')).toBe(true)
  expect(matchesSearch('브랜드 이야기', 'ㄷㅇㅇㄱ')).toBe(true)
  expect(matchesSearch('핵심가치', '핵심 가치')).toBe(true)
})

test('Latin letters match regardless of case', () => {
  expect(matchesSearch('Ongi 로고', 'ONG')).toBe(true)
  expect(matchesSearch('Ongi 로고', 'ongi ㄹㄱ')).toBe(true)
})

test('two consonants joined by the keyboard count as two', () => {
  expect(matchesSearch('박성우', 'ㅄ')).toBe(true)
  expect(matchesSearch('글씨', 'ㄱㅆ')).toBe(true)
})

test('a vowel that is still being composed matches', () => {
  expect(matchesSearch('과일', '고')).toBe(true)
  expect(matchesSearch('값', '갑')).toBe(true)
  expect(matchesSearch('과일', '고일')).toBe(false)
})

test('decomposed names (NFD) match, and regular expression characters are literal', () => {
  expect(matchesSearch('로고.png'.normalize('NFD'), '로고')).toBe(true)
  expect(matchesSearch('로고', '.*')).toBe(false)
  expect(matchesSearch('', 'ㄱ')).toBe(false)
  expect(matchesSearch('', '')).toBe(true)
})

test.each([
  ['할머니의 금이 간 사발', 'ㄱㅇㄱ', '금이 간'],
  ['할머니의 금이 간 사발', '사발', '사발'],
  ['할머니의 금이 간 사발', '금이간', '금이 간'],
  ['Bowls by Ongi', 'ongi', 'Ongi'],
  ['그릇 🍚 밥그릇', '밥그', '밥그'],
])('in %s, %s finds %s', (text, query, expected) => {
  const { start, end } = findSearch(text, query) ?? { start: 0, end: 0 }
  expect(text.slice(start, end)).toBe(expected)
})

test('what does not occur has no position', () => expect(findSearch('그릇', '사발')).toBeNull())

test('the dot between two words need not be typed', () => {
  expect(matchesSearch('공예·수제품', 'ㄱㅇㅅㅈㅍ')).toBe(true)
  expect(findSearch('공예·수제품', '예수')).toEqual({ start: 1, end: 4 })
})
