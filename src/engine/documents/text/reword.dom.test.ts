import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { type OpenDocument, openDocument } from '../engine/open-document.ts'
import type { BoundText } from './bound-text.ts'

const handle = guide.core.background
const before = '빵을 굽습니다. 차도 있습니다. 문을 엽니다.'
const changes = () => [
  { from: before.indexOf('굽습니다'), to: before.indexOf('. 차도'), text: '구워요' },
  { from: before.indexOf('엽니다'), to: before.length - 1, text: '열어요' },
]
const after = '빵을 구워요. 차도 있습니다. 문을 열어요.'

let open: OpenDocument
let bound: BoundText
let field: HTMLTextAreaElement

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  open = openDocument({ account: null, brand: 'local-1', name: 'guide', address: null })
  const { phase } = open
  await new Promise<void>((resolve) => phase.subscribe(() => phase.get() === 'ready' && resolve()))
  handle.write(open.doc, before)
  bound = open.text(handle)
  field = document.body.appendChild(document.createElement('textarea'))
  bound.attach(field)
})

afterEach(async () => {
  await open.close()
  document.body.replaceChildren()
})

test('several places change as one step of undo', () => {
  let updates = 0
  open.doc.on('update', () => updates++)
  bound.reword(changes)
  expect(field.value).toBe(after)
  expect(updates).toBe(1)
  bound.undo()
  expect(field.value).toBe(before)
})

test('two texts at one place stand in the order in which they are given', () => {
  const end = before.length
  bound.reword(() => [
    { from: end - 1, to: end - 1, text: '어요' },
    { from: end, to: end, text: ' 하나.' },
    { from: end, to: end, text: ' 둘.' },
  ])
  expect(field.value).toBe(`${before.slice(0, -1)}어요. 하나. 둘.`)
})

test('what another device writes between the places stays', () => {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  handle.shared(other).insert(before.indexOf('차도') + 1, '와 커피')
  bound.reword(changes)
  Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other))
  expect(handle.read(open.doc)).toBe('빵을 구워요. 차와 커피도 있습니다. 문을 열어요.')
})

test('during a composition nothing moves, and the text is read once it has ended', async () => {
  field.focus()
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.setRangeText('하', field.value.length, field.value.length, 'end')
  field.dispatchEvent(
    new InputEvent('input', { data: '하', inputType: 'insertCompositionText', isComposing: true }),
  )
  const read: string[] = []
  bound.reword((text) => {
    read.push(text)
    return changes()
  })
  expect([read, field.value]).toEqual([[], `${before}하`])
  field.dispatchEvent(new CompositionEvent('compositionend'))
  await vi.waitFor(() => expect(read).toEqual([`${before}하`]))
  expect(handle.read(open.doc)).toBe(`${after}하`)
})

test('a change beyond the limit changes nothing', () => {
  bound.reword(() => [{ from: 0, to: 1, text: '가'.repeat(handle.max) }])
  expect(field.value).toBe(before)
})
