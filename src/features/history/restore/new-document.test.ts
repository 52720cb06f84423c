import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { DocumentTraits } from '#model/document-kinds/traits.ts'
import { approvals, sectionNotes } from '#model/documents/approval.ts'
import { shortText } from '#model/documents/choices.ts'
import { commentLists } from '#model/documents/comments.ts'
import { defineDocument } from '#model/documents/define-document.ts'
import { documents } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { isAnswerField } from '#model/fields/field.ts'
import { list } from '#model/fields/list.ts'
import { text } from '#model/fields/text.ts'
import { readDifferences } from '../differences/differences.ts'
import { restore } from './restore.ts'
import { restoreValue } from './restore-value.ts'

const traits = {
  name: 'sample',
  title: 'sample',
  comments: 'sampleTalk',
  isSearched: true,
  hasVersions: true,
  isRestorable: true,
  isShared: false,
  storesAnswers: true,
  hasReminders: false,
  isSettled: false,
  many: null,
  bytes: null,
  people: null,
  namedVersions: 10,
  writers: 'BRAND_ROLE_MEMBER',
} as const satisfies DocumentTraits

const sample = defineDocument(traits, {
  plan: { title: text({ max: 100 }), entries: list({ name: shortText(40) }, { atMost: 10 }) },
  planApproval: approvals(['planned'] as const),
  planApprovedWords: sectionNotes(['planned'] as const),
})
const { fields, comments } = sample.$
if (!comments) throw new Error('the document takes comments by its traits')
const said = { by: 7, name: '지우', at: '2026-11-20T01:02:03Z', mentions: [] }
const approval = { state: 'APPROVED', by: 7, name: '지우', at: '2026-11-20T01:02:03Z' } as const

test('a new kind of document keeps its comments and approvals through a restore', () => {
  const doc = new Y.Doc()
  sample.plan.title.write(doc, '봄 계획')
  const entry = sample.plan.entries.add(doc, { name: '첫 글' })
  const early = comments.threads.add(doc, { field: 'plan.title' })
  comments.messages.add(doc, { thread: early, body: '먼저 한 말', ...said })
  const version = new Y.Doc()
  Y.applyUpdate(version, Y.encodeStateAsUpdate(doc))

  sample.plan.title.write(doc, '여름 계획')
  sample.plan.entries.remove(doc, entry)
  comments.threads.remove(doc, early)
  const late = comments.threads.add(doc, { field: 'plan.entries' })
  comments.messages.add(doc, { thread: late, body: '나중에 한 말', ...said })
  sample.planApproval.planned.write(doc, approval)
  sample.planApprovedWords.planned.write(doc, 'k3x')
  const about = fields.filter((field) => !isAnswerField(field))
  const before = readAnswers(about, doc)
  expect(Object.values(before).every((one) => one !== null)).toBe(true)

  const differences = readDifferences(fields, readAnswers(fields, doc), readAnswers(fields, version))
  expect(differences.map(({ path }) => path).sort()).toEqual([`plan.entries/${entry}`, 'plan.title'])
  doc.transact(() => restore(doc, version, fields))
  expect(sample.plan.title.read(doc)).toBe('봄 계획')
  expect(sample.plan.entries.read(doc)).toMatchObject([{ key: entry, name: '첫 글' }])
  expect(readAnswers(about, doc)).toEqual(before)

  for (const { path } of about) expect(restoreValue(doc, fields, path, [])).toBe(false)
  expect(readAnswers(about, doc)).toEqual(before)
})

test('every list with the shape of comments is one that a restore leaves alone', () => {
  const shapes = Object.values(commentLists).map((_, index) =>
    Object.keys(Object.values(comments)[index]?.properties ?? {}).join(),
  )
  const lists = Object.values(documents)
    .flatMap(({ $ }) => $.fields)
    .filter((field) => field.kind === 'list')
    .filter(({ properties }) => shapes.includes(Object.keys(properties).join()))
  expect(lists.length).toBeGreaterThanOrEqual(6)
  expect(lists.filter(isAnswerField)).toEqual([])
})
