import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { closeDocument, documentAt } from '../engine/open-documents.ts'

const { background } = guide.core
const max = background.max
let open: OpenDocument
let other: Y.Doc
let field: HTMLTextAreaElement

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await holds(open.phase, () => open.phase.get() === 'ready')
  field = document.body.appendChild(document.createElement('textarea'))
  open.text(background).attach(field)
  background.write(open.doc, '가'.repeat(max - 2))
  other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
})
afterEach(async () => {
  field.remove()
  await closeDocument(open)
})

test('[D6] a text that a merge made too long is marked at once, in a field without focus', async () => {
  background.shared(open.doc).insert(0, '여기')
  merge('저기서')
  await holds(open.text(background), () => open.text(background).get().isOver)
  expect(open.text(background).get()).toMatchObject({ isOver: true, length: max + 3 })
})

test('[D6] it is marked during a composition, and the field is not written', async () => {
  field.focus()
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.setRangeText('하', 0, 0, 'end')
  field.dispatchEvent(
    new InputEvent('input', { data: '하', inputType: 'insertCompositionText', isComposing: true }),
  )
  merge('저기서')
  await holds(open.text(background), () => open.text(background).get().isOver)
  expect(open.text(background).get()).toMatchObject({ isOver: true, length: max + 1 })
  expect(field.value).toBe(`하${'가'.repeat(max - 2)}`)
})

function merge(words: string): void {
  background.shared(other).insert(0, words)
  Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')
}

function holds(watched: { subscribe(listener: () => void): () => void }, is: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (is()) resolve()
    }
    watched.subscribe(look)
    look()
  })
}
