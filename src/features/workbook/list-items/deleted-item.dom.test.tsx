import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { useList } from '#engine/documents/react/useList.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { strategy } from '#model/documents/strategy.ts'
import { useDeletedItem } from './useDeletedItem.ts'

const { personas } = strategy.positioning
const ref = { account: null, brand: 'local-1', name: 'strategy' } as const
const key = 'persona-1'
let host: HTMLElement
let open: OpenDocument
/** Another device, connected by exchanging updates. */
let other: Y.Doc

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
  await act(() =>
    render(
      <DocumentProvider brand="local-1" document="strategy" account={null} fallback="…">
        <Screen />
      </DocumentProvider>,
      { container: host },
    ),
  )
  open = documentAt(ref)
  await act(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (open.phase.get() === 'ready') resolve()
        }
        open.phase.subscribe(look)
        look()
      }),
  )
  await act(() => {
    personas.add(open.doc, { name: '이서연', goal: '한 끼' }, { key })
    personas.attachId(open.doc, key, 7)
  })
  other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

function Screen() {
  const { items, remove } = useList(personas)
  const { deleted, watch, expectRemoval, restore, dismiss } = useDeletedItem(personas, items)
  return (
    <main data-deleted={deleted?.item.name ?? ''}>
      {items.map((item) => (
        <section key={item.key} {...watch(item.key)}>
          <Goal itemKey={item.key} />
          <button
            type="button"
            onClick={() => {
              expectRemoval(item.key)
              remove(item.key)
            }}
          >
            지우기
          </button>
        </section>
      ))}
      <button type="button" onClick={restore}>
        되살리기
      </button>
      <button type="button" onClick={dismiss}>
        지운 채로 두기
      </button>
    </main>
  )
}

function Goal({ itemKey }: { itemKey: string }) {
  const handle = personas.properties.goal.at(itemKey)
  const { ref: bind } = useTextBinding(handle)
  return (
    <div data-field={handle.path}>
      <textarea ref={bind} />
    </div>
  )
}

const deletedName = () => host.querySelector('main')?.dataset.deleted
const field = () => host.querySelector('textarea') as HTMLTextAreaElement
const press = (name: string) =>
  act(() => [...host.querySelectorAll('button')].find((button) => button.textContent === name)?.click())
const type = (text: string) =>
  act(() => {
    field().setRangeText(text, field().value.length, field().value.length, 'end')
    field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
const deleteElsewhere = () =>
  act(() => {
    personas.remove(other, key)
    Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other))
  })

test('a persona deleted elsewhere while it is edited is restored with the typed text', async () => {
  await type('은 제대로')
  await deleteElsewhere()
  expect(personas.read(open.doc)).toEqual([])
  expect(deletedName()).toBe('이서연')
  await press('되살리기')
  expect(personas.read(open.doc)).toMatchObject([{ key, id: 7, name: '이서연', goal: '한 끼은 제대로' }])
  expect(deletedName()).toBe('')
  expect(field().value).toBe('한 끼은 제대로')
})

test('text of an unfinished composition is restored too', async () => {
  await act(() => field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  await type('를')
  await deleteElsewhere()
  await press('되살리기')
  expect(personas.read(open.doc)).toMatchObject([{ goal: '한 끼를' }])
})

test('offers nothing for items that were not edited, or that were deleted here', async () => {
  await deleteElsewhere()
  expect(deletedName()).toBe('')
  await act(() => personas.add(open.doc, { name: '박준호' }, { key: 'persona-2' }))
  await type('그릇')
  await press('지우기')
  expect(personas.read(open.doc)).toEqual([])
  expect(deletedName()).toBe('')
})

test('a dismissed item is not offered again, and an item that others restored needs no offer', async () => {
  await type('!')
  await deleteElsewhere()
  await press('지운 채로 두기')
  expect(deletedName()).toBe('')
  await act(() => personas.add(open.doc, { name: '이서연' }, { key }))
  await type('다시')
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  await deleteElsewhere()
  expect(deletedName()).toBe('이서연')
  await act(() => personas.add(open.doc, { name: '이서연' }, { key }))
  expect(deletedName()).toBe('')
})
