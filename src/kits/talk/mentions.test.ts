import { expect, test } from 'vitest'
import { findMentionQuery, mentionsIn, splitMentions } from './mentions.ts'

const people = [
  { id: 1, name: '지우' },
  { id: 2, name: '지우진' },
  { id: 3, name: 'Sora Kim' },
]

test('an @ before the caret starts a mention, one inside a word does not', () => {
  expect(findMentionQuery('안녕 @지', 5)).toEqual({ from: 3, query: '지' })
  expect(findMentionQuery('@', 1)).toEqual({ from: 0, query: '' })
  expect(findMentionQuery('a@b.kr', 4)).toBeNull()
  expect(findMentionQuery('@지우\n다음', 6)).toBeNull()
  expect(findMentionQuery('없음', 2)).toBeNull()
})

test('the longest matching name counts, and particles stay outside', () => {
  expect(splitMentions('@지우진은 @지우에게', people)).toEqual([
    { text: '@지우진', id: 2 },
    { text: '은 ', id: null },
    { text: '@지우', id: 1 },
    { text: '에게', id: null },
  ])
})

test('each person is mentioned once, unknown people never', () => {
  expect(mentionsIn('@Sora Kim @지우 @지우 @누구', people)).toEqual([3, 1])
  expect(mentionsIn('', people)).toEqual([])
})
