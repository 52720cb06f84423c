import { expect, test } from 'vitest'
import type { SearchedDocument } from './find-answers.ts'
import { findComments } from './find-comments.ts'

const guide: SearchedDocument = {
  brand: 1,
  document: 'guide',
  answers: {
    'core.background': '할머니의 사발',
    'comments.threads': [
      { key: 't1', field: 'core.background', resolvedAt: '2026-11-20T01:02:03Z' },
      { key: 't2', field: 'core.values/a/description' },
    ],
    'comments.messages': [
      { key: 'm1', thread: 't1', body: '사발 이야기를 더 넣을까요?', by: 7, name: '지우' },
      { key: 'm2', thread: 't1', body: '네, 넣었어요', by: 8, name: '사발' },
      { key: 'm3', thread: 't2', body: '재료 이야기와 겹쳐요', by: 7, name: '지우' },
      { key: 'm4', thread: 'gone', body: '이야기가 남았어요', by: 7, name: '지우' },
    ],
  },
}
const strategy: SearchedDocument = {
  brand: 2,
  document: 'strategy',
  answers: {
    'strategyComments.threads': [{ key: 't3', field: 'positioning.personas/p1/goal' }],
    'strategyComments.messages': [{ key: 'm5', thread: 't3', body: '저녁은 누구와 먹나요?', by: 7 }],
  },
}
const all = [guide, strategy]

test('a comment is found with its field and its thread', () => {
  expect(findComments(all, '사발', 10)).toMatchObject([
    {
      brand: 1,
      thread: 't1',
      isResolved: true,
      field: 'core.background',
      label: 'core.background',
      step: 'core/story/background',
      match: '사발',
      after: ' 이야기를 더 넣을까요?',
    },
  ])
})

test('for a property inside a list it has the step that asks for that property', () => {
  expect(findComments(all, 'ㅈㄴㅇ', 10)).toMatchObject([
    {
      brand: 2,
      field: 'positioning.personas/p1/goal',
      label: 'positioning.personas/goal',
      step: 'strategy/positioning/persona/purpose',
    },
  ])
})

test('the newest thread comes first, a reply to a deleted one last, and at most the given number', () => {
  const threads = (atMost: number) => findComments(all, '이야기', atMost).map(({ thread }) => thread)
  expect(threads(10)).toEqual(['t2', 't1', 'gone'])
  expect(threads(1)).toEqual(['t2'])
  expect(findComments(all, ' ', 10)).toEqual([])
})
