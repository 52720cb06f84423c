import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { hasNewContent, knownContentOf } from './new-content.ts'

test('[R27] only what the document lacks is new: structs, and deletions', () => {
  const doc = new Y.Doc()
  doc.getText('t').insert(0, 'abcdef')
  const before = Y.encodeStateAsUpdate(doc)
  doc.getText('t').delete(1, 2)
  doc.getText('t').delete(2, 1)
  const isNew = (update: Uint8Array) => hasNewContent(knownContentOf(doc), Y.decodeUpdate(update))
  expect(isNew(before)).toBe(false)
  expect(isNew(Y.encodeStateAsUpdate(doc))).toBe(false)
  const fork = new Y.Doc()
  Y.applyUpdate(fork, before)
  fork.getText('t').delete(0, 2)
  expect(isNew(Y.encodeStateAsUpdate(fork))).toBe(true)
  expect(hasNewContent(knownContentOf(new Y.Doc()), Y.decodeUpdate(before))).toBe(true)
})
