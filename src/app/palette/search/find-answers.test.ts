import { expect, test } from 'vitest'
import { findAnswers, type SearchedDocument } from './find-answers.ts'

const guide: SearchedDocument = {
  brand: 1,
  document: 'guide',
  answers: {
    'core.background': '할머니는 금이 간 사발 하나를 평생 쓰셨어요. '.repeat(3),
    'core.companySize': 'MICRO',
    'visual.main': '#B4583A',
    'core.values': [{ key: 'a', id: null, keyword: '정직', description: '재료를 그대로 보여 주는 것' }],
  },
}
const strategy: SearchedDocument = {
  brand: 2,
  document: 'strategy',
  answers: {
    'positioning.personas': [
      { key: 'p1', id: 3, name: '이서연', goal: '저녁 한 끼는 제대로', age: 'AGE_30_34' },
    ],
    'positioning.competitors': [{ key: 'c1', id: null, brandName: '모아키친', businessModel: '대량 생산' }],
  },
}
const all = [guide, strategy]

test('an answer is found by initial consonants, with its step and the text around the match', () => {
  const [found] = findAnswers(all, 'ㄱㅇ ㄱ ㅅㅂ', 10)
  expect(found).toMatchObject({ brand: 1, path: 'core.background', step: 'core/story/background' })
  expect(found?.match).toBe('금이 간 사발')
  expect(found?.before).toBe('할머니는 ')
  expect(found?.after.startsWith(' 하나를')).toBe(true)
  expect(found?.after.endsWith('…')).toBe(true)
})

test('a match inside a list has the item’s key and the step of its property', () => {
  expect(findAnswers(all, '제대로', 10)).toMatchObject([
    {
      brand: 2,
      path: 'positioning.personas/p1/goal',
      label: 'positioning.personas/goal',
      step: 'strategy/positioning/persona/purpose',
    },
  ])
  expect(findAnswers(all, '대량', 10)[0]?.step).toBe('strategy/positioning/market/business-model')
  expect(findAnswers(all, '재료', 10)[0]?.step).toBe('core/value/definition')
})

test('comments are not found as answers', () => {
  const comments = {
    'comments.threads': [{ key: 'thread-1', field: 'core.background' }],
    'comments.messages': [{ key: 'm1', thread: 'thread-1', body: '사발을 더 말해 볼까요?', name: '지우' }],
  }
  const commented = [{ ...guide, answers: { ...guide.answers, ...comments } }]
  expect(findAnswers(commented, '말해', 10)).toEqual([])
  expect(findAnswers(commented, 'thread', 10)).toEqual([])
})

test('keys, colours and empty answers are not searched', () => {
  expect(findAnswers(all, 'MICRO', 10)).toEqual([])
  expect(findAnswers(all, 'B458', 10)).toEqual([])
  expect(findAnswers(all, 'AGE', 10)).toEqual([])
  expect(findAnswers(all, '  ', 10)).toEqual([])
})

test('at most the given number is found', () => expect(findAnswers(all, '이', 1)).toHaveLength(1))
