import { expect, test } from 'vitest'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { commentsOf } from '#model/comments/threads.ts'
import type { Answers } from '#model/fields/answers.ts'
import { approvalField } from '#model/workbook/section-approval.ts'
import { approvalNotices } from './approval-notices.ts'
import { commentNotices } from './comment-notices.ts'
import { syncNotices } from './sync-notices.ts'

const { threads, messages } = commentsOf.guide
const me = 7
const thread = { key: 't1', field: 'core.target', resolvedBy: null, resolvedName: null, resolvedAt: null }
const said = (key: string, by: number, body: string, mentions: number[] = []) => ({
  key,
  thread: 't1',
  by,
  name: `사람 ${by}`,
  at: '2026-11-21T00:00:00.000Z',
  body,
  mentions,
})
const talk = (words: readonly object[], of: object = thread): Answers => ({
  [threads.path]: [of],
  [messages.path]: words,
})
const told = (answers: Answers) =>
  commentNotices({ brand: 1, document: 'guide', answers, me }).map(({ facts }) => [
    facts.kind,
    'excerpt' in facts ? facts.excerpt : '',
  ])

test('a mentioned person is notified until they have answered, or the thread is resolved', () => {
  const named = [said('m1', 8, '@지우 이 문장은\n어때요?', [me])]
  expect(told(talk(named))).toEqual([['mention', '@지우 이 문장은 어때요?']])
  expect(told(talk([...named, said('m2', 9, '저도 궁금해요')]))).toHaveLength(1)
  expect(told(talk([...named, said('m3', me, '좋아요')]))).toEqual([])
  expect(told(talk(named, { ...thread, resolvedAt: '2026-11-21T01:00:00.000Z' }))).toEqual([])
})

test('a participant is notified of the last answer, others of none', () => {
  const asked = said('m1', me, '이 문장은 어때요?')
  expect(told(talk([asked]))).toEqual([])
  expect(told(talk([asked, said('m2', 8, '좋아요'), said('m3', 9, '저는 반대예요')]))).toEqual([
    ['reply', '저는 반대예요'],
  ])
  expect(told(talk([said('m1', 8, '어때요?'), said('m2', 9, '좋아요')]))).toEqual([])
})

test('long text is shortened to one line', () => {
  const [[, excerpt] = []] = told(talk([said('m1', 8, '가'.repeat(200), [me])]))
  expect(excerpt).toHaveLength(80)
})

test('an approval notifies everybody but its author, a review those who can decide it', () => {
  const path = approvalField({ progress: 'brandCorePurpose' }).path
  const at = '2026-11-21T00:00:00.000Z'
  const kinds = (state: string, by: number, role: 'BRAND_ROLE_ADMIN' | 'BRAND_ROLE_MEMBER') =>
    approvalNotices({
      brand: 1,
      document: 'guide',
      answers: { [path]: { state, by, name: '서연', at } },
      me,
      role,
    }).map(({ facts }) => facts.kind)
  expect(kinds('APPROVED', 8, 'BRAND_ROLE_MEMBER')).toEqual(['approved'])
  expect(kinds('APPROVED', me, 'BRAND_ROLE_MEMBER')).toEqual([])
  expect(kinds('IN_REVIEW', 8, 'BRAND_ROLE_ADMIN')).toEqual(['reviewAsked'])
  expect(kinds('IN_REVIEW', 8, 'BRAND_ROLE_MEMBER')).toEqual([])
})

test('a refused field is reported once, a lost document with its reason, and a lost network not at all', () => {
  const sync = (change: Partial<SyncState>): SyncState => ({
    kind: 'failed',
    pending: 0,
    since: null,
    problems: [],
    ...change,
  })
  const problem = { document: 'guide', field: 'core.target', code: 'TOO_LONG', message: '' } as const
  const facts = (state: SyncState) =>
    syncNotices({ brand: 1, document: 'guide', sync: state }).map((notice) => notice.facts)
  expect(
    facts(sync({ reason: 'refused', problems: [problem, { ...problem, code: 'INVALID_VALUE' }] })),
  ).toEqual([{ kind: 'refusedField', field: 'core.target' }])
  expect(facts(sync({ reason: 'roleLost' }))).toEqual([{ kind: 'refusedDocument', reason: 'roleLost' }])
  expect(facts(sync({ kind: 'savedHere', reason: 'offline' }))).toEqual([])
  // The refused command tells of it.
  expect(facts(sync({ reason: 'notMade' }))).toEqual([])
})
