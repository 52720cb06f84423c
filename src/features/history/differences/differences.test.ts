import { expect, test } from 'vitest'
import { fieldsOf } from '#model/documents/documents.ts'
import { readDifferences } from './differences.ts'

const fields = fieldsOf('guide')
const value = (key: string, keyword: string, description = '') => ({ key, id: null, keyword, description })
const values = (...items: object[]) => ({ 'core.values': items })

test('a changed answer is a difference; a missing and an empty answer are equal', () => {
  expect(readDifferences(fields, { 'core.target': '나', 'core.what': '' }, { 'core.target': '너' })).toEqual([
    { kind: 'field', path: 'core.target', change: { label: 'core.target', now: '나', earlier: '너' } },
  ])
})

test('items are matched by key, and each says what restoring it would do', () => {
  const now = values(value('a', '정직', '그대로'), value('c', '새것'))
  const then = values(value('a', '정직', '있는 그대로'), value('b', '기다림'))
  expect(readDifferences(fields, now, then)).toMatchObject([
    { path: 'core.values/a', does: 'change', name: '정직', changes: [{ label: 'core.values/description' }] },
    { path: 'core.values/b', does: 'add', name: '기다림' },
    { path: 'core.values/c', does: 'remove', name: '새것' },
  ])
})

test('another order is a difference of its own, an added or removed item is none', () => {
  const [a, b, c] = [value('a', '가'), value('b', '나'), value('c', '다')]
  expect(readDifferences(fields, values(b, a), values(a, b))).toEqual([
    { kind: 'order', path: 'core.values', now: '나, 가', earlier: '가, 나' },
  ])
  expect(readDifferences(fields, values(a, c), values(a, b, c))).toMatchObject([{ does: 'add' }])
})

test('comments and approvals are no answers', () => {
  const now = {
    'comments.threads': [{ key: 't', id: null, field: 'core.target' }],
    'approvedWords.brandCoreStory': 'x',
  }
  expect(readDifferences(fields, now, {})).toEqual([])
})

test('an id that the server attached is no difference', () => {
  expect(readDifferences(fields, values({ ...value('a', '가'), id: 4 }), values(value('a', '가')))).toEqual(
    [],
  )
})
