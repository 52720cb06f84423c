import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fieldsOf } from '../documents/documents.ts'
import { readAnswers } from '../fields/answers.ts'
import { commentsOf, countOpen, readThreads } from './threads.ts'

const { threads, messages } = commentsOf.guide
const read = (doc: Y.Doc) => readThreads(readAnswers(fieldsOf('guide'), doc))
const by = { by: 7, name: '지우', at: '2026-11-20T01:02:03Z', mentions: [] }

test('a thread has its messages in order, and the newest thread is first', () => {
  const doc = new Y.Doc()
  const first = threads.add(doc, { field: 'core.target' })
  const second = threads.add(doc, { field: 'core.background' })
  for (const body of ['하나', '둘']) messages.add(doc, { thread: first, body, ...by })
  messages.add(doc, { thread: second, body: '셋', ...by })
  const found = read(doc)
  expect(found.map(({ field }) => field)).toEqual(['core.background', 'core.target'])
  expect(found[1]?.messages.map(({ body }) => body)).toEqual(['하나', '둘'])
})

test('threads of several documents are in one order by date', () => {
  const docs = { guide: new Y.Doc(), strategy: new Y.Doc() }
  const write = (document: 'guide' | 'strategy', body: string, at: string) => {
    const lists = commentsOf[document]
    const thread = lists.threads.add(docs[document], { field: 'core.target' })
    lists.messages.add(docs[document], { thread, body, ...by, at })
  }
  write('guide', '둘', '2026-11-20T02:00:00Z')
  write('strategy', '하나', '2026-11-20T01:00:00.500Z')
  write('guide', '넷', '2026-11-20T04:00:00Z')
  write('strategy', '셋', '2026-11-20T03:00:00Z')
  const answers = {
    ...readAnswers(fieldsOf('guide'), docs.guide),
    ...readAnswers(fieldsOf('strategy'), docs.strategy),
  }
  expect(readThreads(answers).map(({ messages }) => messages[0]?.body)).toEqual(['넷', '셋', '둘', '하나'])
})

test('a reply to a thread deleted meanwhile can still be read', () => {
  const here = new Y.Doc()
  const key = threads.add(here, { field: 'core.target' })
  const said = messages.add(here, { thread: key, body: '처음', ...by })
  const there = new Y.Doc()
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here))
  messages.add(there, { thread: key, body: '대답', ...by })
  messages.remove(here, said)
  threads.remove(here, key)
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there))
  expect(read(here)).toMatchObject([{ field: '', messages: [{ body: '대답' }] }])
})

test('counts open threads by field, without resolved and empty ones', () => {
  const doc = new Y.Doc()
  const keys = ['core.target', 'core.target', 'core.what'].map((field) => threads.add(doc, { field }))
  for (const thread of keys.slice(0, 2)) messages.add(doc, { thread, body: '말', ...by })
  expect([...countOpen(read(doc))]).toEqual([['core.target', 2]])
  threads.properties.resolvedAt.at(keys[0] ?? '').write(doc, '2026-11-20T01:02:03Z')
  expect([...countOpen(read(doc))]).toEqual([['core.target', 1]])
})

test('invalid stored values are read as no text', () => {
  const doc = new Y.Doc()
  doc.getMap(messages.path).set('x', new Y.Map([['thread', 4]]))
  doc.getMap(threads.path).set('y', 'no thread')
  expect(read(doc)).toMatchObject([{ field: '', messages: [{ body: '', by: 0, name: '', at: null }] }])
})
