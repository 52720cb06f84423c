import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { type BoundElement, bindTextElement } from './text-binding.ts'

const handle = guide.core.background
let doc: Y.Doc
let field: HTMLTextAreaElement
let binding: BoundElement | null

beforeEach(() => {
  doc = new Y.Doc()
  handle.write(doc, '가을 찻상')
  field = document.body.appendChild(document.createElement('textarea'))
  binding = bindTextElement(field, handle, doc, { isIdle: true })
})
afterEach(() => {
  binding?.destroy()
  document.body.replaceChildren()
})

/** Another member's change, as bytes. */
function remotely(change: (doc: Y.Doc) => void): void {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  change(other)
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'relay')
}

const selected = () => field.value.slice(field.selectionStart, field.selectionEnd)

test('[D97] a field that gets the focus after others wrote in it is selected whole', () => {
  remotely((doc) => handle.shared(doc).insert(0, '늦'))
  expect(selected()).toBe('')
  field.focus()
  expect(selected()).toBe('늦가을 찻상')
})

test.each([
  ['replaced', '겨울'],
  ['made longer', '가을 찻상 차림'],
  ['emptied and written again', '', '봄'],
])('[D97] a text that others have %s is selected whole at once', (_how, ...texts) => {
  field.focus()
  for (const text of texts) remotely((doc) => handle.write(doc, text))
  expect(selected()).toBe(texts.at(-1))
})

test('[D97] a key that moves the caret leaves nothing out', () => {
  field.focus()
  field.setSelectionRange(5, 5)
  document.dispatchEvent(new Event('selectionchange'))
  expect(selected()).toBe('가을 찻상')
})

test('[D97] a caret stays where it is while the field is written in, and where writing was only handed over', () => {
  field.focus()
  binding?.setIdle(false)
  field.setSelectionRange(2, 2)
  document.dispatchEvent(new Event('selectionchange'))
  binding?.setIdle(true)
  binding?.setIdle(false)
  remotely((doc) => handle.shared(doc).insert(0, '늦'))
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3])
})
