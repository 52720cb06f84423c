import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { mergeInBatches } from './merge-updates.ts'

test('[R16] many updates merge to the same document', () => {
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let i = 0; i < 731; i += 1) doc.getText('t').insert(i % 7, String(i))
  const merged = new Y.Doc()
  Y.applyUpdate(merged, mergeInBatches(updates))
  expect(merged.getText('t').toString()).toBe(doc.getText('t').toString())
})
