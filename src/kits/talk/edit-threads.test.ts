import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { commentedDocuments, commentsOf, threadsIn } from '#model/comments/threads.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { addReply, removeMessage, resolveThread, startThread } from './edit-threads.ts'

const by = { by: 7, name: '지우' }
const message = (body: string) => ({ ...by, body, at: '2026-11-28T01:02:03.000Z', mentions: [] })

test.each(commentedDocuments)('the threads of a document of the kind %s are edited by its lists', (kind) => {
  const doc = new Y.Doc()
  const view = {
    document: { edit: <Done>(change: (doc: Y.Doc) => Done) => change(doc) },
    lists: commentsOf[kind],
  }
  const read = () => threadsIn(kind, readAnswers(fieldsOf(kind), doc))
  const first = () => read()[0] ?? missing()
  expect(startThread(view, 'a.field', message('하나'))).toBe(true)
  expect(addReply(view, first().key, message('둘'))).toBe(true)
  const restore = removeMessage(view, first(), first().messages[0] ?? missing())
  expect(first().messages.map(({ body }) => body)).toEqual(['둘'])
  restore?.()
  expect(first().messages.map(({ body }) => body)).toEqual(['하나', '둘'])
  resolveThread(view, first().key, by)
  expect(first().resolved?.name).toBe('지우')
  resolveThread(view, first().key, null)
  expect(first().resolved).toBeNull()
})

test('nothing is written while the document is not read', () => {
  const view = { document: { edit: () => null }, lists: commentsOf.guide }
  expect(startThread(view, 'a.field', message('하나'))).toBe(false)
  expect(resolveThread(view, 'key', by)).toBe(false)
})

function missing(): never {
  throw new Error('it is not there')
}
