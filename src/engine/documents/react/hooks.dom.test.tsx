import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { closeDocument, documentAt, flushAll } from '../engine/open-documents.ts'
import { openDocuments } from '../engine/registry.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useAnswers } from './useAnswers.ts'
import { useDocument } from './useDocument.ts'
import { useList } from './useList.ts'
import { useTextBinding } from './useTextBinding.ts'
import { useValue } from './useValue.ts'

const ref = { account: null, brand: 'local-1', name: 'guide' } as const
const { background, brandName, values } = guide.core
let host: HTMLElement

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

function Screen() {
  const { isEditable } = useDocument()
  const { ref: bind, length, isOver } = useTextBinding(background)
  const [name, setName] = useValue(brandName)
  const list = useList(values)
  const answers = useAnswers()
  const [renders, setRenders] = useState(0)
  return (
    <main data-editable={isEditable} data-length={length} data-over={isOver} data-full={list.isFull()}>
      {/* A new function each time, as a screen may hand it over. */}
      <textarea ref={(element) => bind(element)} data-renders={renders} />
      <input value={name ?? ''} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setRenders((count) => count + 1)}>
        다시
      </button>
      <button type="button" onClick={() => list.add({ keyword: '정성' })}>
        더하기
      </button>
      <output>{String(answers['core.background'] ?? '')}</output>
    </main>
  )
}

async function show(isReadOnly = false): Promise<OpenDocument> {
  await act(() =>
    render(
      <DocumentProvider brand="local-1" document="guide" account={null} isReadOnly={isReadOnly} fallback="…">
        <Screen />
      </DocumentProvider>,
      { container: host },
    ),
  )
  const open = documentAt(ref)
  await act(() => reach(() => open.phase.get() === 'ready', open.phase.subscribe))
  return open
}

function reach(holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (holds()) resolve()
    }
    subscribe(look)
    look()
  })
}

const main = () => host.querySelector('main') as HTMLElement
const field = () => host.querySelector('textarea') as HTMLTextAreaElement
const press = (index: number) => act(() => host.querySelectorAll('button')[index]?.click())
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

function type(text: string, at = field().value.length): void {
  const { value } = field()
  field().value = value.slice(0, at) + text + value.slice(at)
  field().setSelectionRange(at + text.length, at + text.length)
  field().dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText' }))
}

/** Another member's change, as bytes. */
function remotely(open: OpenDocument, change: (doc: Y.Doc) => void): void {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  change(other)
  Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')
}

test('[D40] stored answers are shown before the document, and are read-only', async () => {
  const first = documentAt(ref)
  await reach(() => first.phase.get() === 'ready', first.phase.subscribe)
  background.write(first.doc, '온기는 밥그릇')
  await flushAll()
  await closeDocument(first)
  const seen: [string, boolean][] = []
  await act(() =>
    render(
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <Screen />
      </DocumentProvider>,
      { container: host },
    ),
  )
  const open = documentAt(ref)
  await act(() => reach(() => open.hasSomething.get(), open.hasSomething.subscribe))
  seen.push([field().value, field().readOnly])
  await act(() => reach(() => open.phase.get() === 'ready', open.phase.subscribe))
  seen.push([field().value, field().readOnly])
  expect(seen.at(0)?.[0]).toBe('온기는 밥그릇')
  expect(seen.at(-1)).toEqual(['온기는 밥그릇', false])
  expect(main().dataset.editable).toBe('true')
})

test('[D41] input reaches the document, the answers and the counter; remote changes reach the field', async () => {
  const open = await show()
  await act(() => type('Ongi'))
  expect(background.read(open.doc)).toBe('Ongi')
  await act(() => remotely(open, (doc) => background.write(doc, 'Ongi 온기')))
  expect(field().value).toBe('Ongi 온기')
  await frame()
  expect(main().dataset.length).toBe('7')
  expect(host.querySelector('output')?.textContent).toBe('Ongi 온기')
})

test('[D1][D42] a render with a new ref during a composition disturbs nothing', async () => {
  const open = await show()
  const element = field()
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  element.value = '하'
  await act(() => remotely(open, (doc) => background.write(doc, '앞 ')))
  await press(0)
  await press(0)
  expect(field()).toBe(element)
  expect(element.value).toBe('하')
  element.value = '한'
  element.setSelectionRange(1, 1)
  element.dispatchEvent(new CompositionEvent('compositionend', { data: '한' }))
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
  expect(element.value).toBe(background.read(open.doc))
  expect(['한앞 ', '앞 한']).toContain(element.value)
})

test('[D43] one choice wins; a list reports its limit, and nothing beyond it is deleted', async () => {
  const open = await show()
  for (let i = 0; i < 12; i++) await press(1)
  expect(values.keys(open.doc)).toHaveLength(10)
  expect(main().dataset.full).toBe('true')
  await act(() => remotely(open, (doc) => void values.add(doc, { keyword: '새로' })))
  expect(values.keys(open.doc)).toHaveLength(11)
  await act(() => open.choose(brandName, '온기'))
  expect(host.querySelector('input')?.value).toBe('온기')
})

test('[D44] a role that may only read gets a read-only field', async () => {
  const open = await show(true)
  expect(field().readOnly).toBe(true)
  expect(main().dataset.editable).toBe('false')
  await press(1)
  expect(values.keys(open.doc)).toHaveLength(0)
  await act(() => remotely(open, (doc) => background.write(doc, '보기만')))
  expect(field().value).toBe('보기만')
})

test('[D7][D45] undo in a field reverts own text, with a Korean keyboard too, and leaves that of others', async () => {
  const open = await show()
  field().focus()
  await act(() => type('우리'))
  await act(() => remotely(open, (doc) => background.shared(doc).insert(0, '그들 ')))
  const undo = new KeyboardEvent('keydown', { key: 'ㅋ', code: 'KeyZ', ctrlKey: true, cancelable: true })
  await act(() => field().dispatchEvent(undo))
  expect(undo.defaultPrevented).toBe(true)
  expect(field().value).toBe('그들 ')
  const redo = new InputEvent('beforeinput', { inputType: 'historyRedo', cancelable: true })
  await act(() => field().dispatchEvent(redo))
  expect(background.read(open.doc)).toBe('그들 우리')
  expect(field().selectionStart).toBe(5)
})

test('[D6][D9][D46] pasted text is normalized; what is beyond the limit does not enter', async () => {
  const open = await show()
  field().focus()
  const pasted = new Event('paste', { cancelable: true }) as Event & { clipboardData?: unknown }
  pasted.clipboardData = { getData: () => '한글'.normalize('NFD') }
  await act(() => field().dispatchEvent(pasted))
  expect(background.read(open.doc)).toBe('한글')
  await act(() => type('가'.repeat(3_000)))
  expect(background.read(open.doc)).toHaveLength(2_000)
  expect(field().value).toHaveLength(2_000)
  await act(() => field().blur())
  expect(field().value).toHaveLength(2_000)
})

test('[D47] a restored list item is written into its own text, not into the old one', async () => {
  const open = await show()
  await press(1)
  const key = values.keys(open.doc)[0] ?? ''
  await act(() => {
    open.edit(() => values.remove(open.doc, key))
    open.undo()
  })
  expect(values.keys(open.doc)).toEqual([key])
  const handle = values.properties.description.at(key)
  const element = document.createElement('textarea')
  const release = open.text(handle).attach(element)
  element.value = '뜻'
  element.setSelectionRange(1, 1)
  await act(() => element.dispatchEvent(new InputEvent('input', { data: '뜻', inputType: 'insertText' })))
  expect(handle.read(open.doc)).toBe('뜻')
  release?.()
})

test('[D5] an unfinished syllable is in the document when the page is hidden, and when it is flushed', async () => {
  const open = await show()
  const element = field()
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  element.value = '하'
  await act(() => flushAll())
  expect(background.read(open.doc)).toBe('하')
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  element.value = '한'
  await act(() => dispatchEvent(new Event('pagehide')))
  expect(background.read(open.doc)).toBe('한')
})
