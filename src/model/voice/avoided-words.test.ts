import { describe, expect, test } from 'vitest'
import { avoidedWords, findAvoided, hasAvoided } from './avoided-words.ts'

describe('words that a brand avoids', () => {
  test('are those in quotes', () => {
    expect(avoidedWords('‘명품’, ‘최고급’, ‘단 하루’는 쓰지 않아요.')).toEqual(['명품', '최고급', '단 하루'])
    expect(avoidedWords('‘최고’, \'원조\', "대박", 「特価」 같은 말은 쓰지 않아요')).toEqual([
      '최고',
      '원조',
      '대박',
      '特価',
    ])
  })

  test('are the items of a short list, and none of a sentence', () => {
    expect(avoidedWords('최고, 원조, 대박.')).toEqual(['최고', '원조', '대박'])
    expect(avoidedWords('과장된 표현은 되도록 쓰지 않아요')).toEqual([])
    expect(avoidedWords('어려운 말은 쓰지 않아요. 손님을 재촉하지 않아요.')).toEqual([])
    expect(avoidedWords('짧게 말해요, 재촉하지 않아요')).toEqual([])
  })

  test('are each named once, and no single letter is one', () => {
    expect(avoidedWords('‘최고’, ‘ 최고 ’, ‘싼’')).toEqual(['최고'])
    expect(avoidedWords('')).toEqual([])
  })

  test('are at most a hundred', () => {
    expect(avoidedWords(Array.from({ length: 300 }, (_, at) => `‘말${at}’`).join(' '))).toHaveLength(100)
  })
})

test('a text has a word in any case, and inside a Korean one', () => {
  expect(hasAvoided('BEST 빵집', ['best'])).toBe(true)
  expect(hasAvoided('초대박 행사', ['대박'])).toBe(true)
  expect(hasAvoided('빵집', [])).toBe(false)
  expect(hasAvoided('빵집', [''])).toBe(false)
})

test('a Latin word is found where a word begins', () => {
  expect(hasAvoided('Wholesale flour', ['sale'])).toBe(false)
  expect(hasAvoided('Sales begin today', ['sale'])).toBe(true)
  expect(hasAvoided('겨울 SALE', ['sale'])).toBe(true)
})

test('each place is found once, as the longest of the words there', () => {
  expect(findAvoided('최고급 흙, 최고의 맛 (100%)', ['최고', '최고급', '(100%)'])).toEqual([
    { from: 0, to: 3 },
    { from: 7, to: 9 },
    { from: 13, to: 19 },
  ])
})
