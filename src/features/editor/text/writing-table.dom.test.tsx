import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Page, TableLayer } from '#scene/body/body.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { type OpenEditor, openEditor, tableLayer } from '../editor.fixture.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { WritingLayer } from './WritingLayer.tsx'

const { properties } = design.design.layers
const rows = [['국밥', '9,000원'], ['수육', '28,000원', '두 사람 몫'], ['막걸리']] as const

let editor: OpenEditor

afterEach(() => editor.close())

function Drawn({ page }: { page: Page }) {
  const { body, dress } = useShown()
  const { drawing } = usePageDrawing(body, page, dress.dress)
  return <WritingLayer drawing={drawing} />
}

function Canvas() {
  const { page } = useShown()
  return (
    <main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the canvas has it */}
      <div data-canvas tabIndex={0}>
        {page && <Drawn page={page} />}
      </div>
    </main>
  )
}

async function show(table = tableLayer('table', rows), isReadOnly = false): Promise<void> {
  editor = await openEditor(<Canvas />, [table], { isReadOnly, selected: ['table'] })
}

const field = () => document.querySelector<HTMLTextAreaElement>('[data-field]')
function there(): HTMLTextAreaElement {
  const found = field()
  if (!found) throw new Error('no cell has a field')
  return found
}
const at = () => there().dataset.field
const writing = () => editor.state.writing.get()
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(there(), { key, ...init }))
const go = (cell: string) => act(async () => editor.state.writing.set(cell))
const table = () => editor.layer<TableLayer>('table')
const items = () => table().rows.map(({ item }) => item)

async function type(letters: string): Promise<void> {
  await act(async () => {
    const init = { data: letters, inputType: 'insertText', bubbles: true, cancelable: true }
    if (!there().dispatchEvent(new InputEvent('beforeinput', init))) return
    const { selectionStart, selectionEnd } = there()
    there().setRangeText(letters, selectionStart, selectionEnd, 'end')
    fireEvent.input(there(), { data: letters, inputType: 'insertText' })
  })
}

test('the one selected table has a field over its first cell, which gets the first letter', async () => {
  await show()
  expect([at(), there().value, document.activeElement === there()]).toEqual(['a/item', '국밥', true])
  expect(writing()).toBeNull()
  await type('국')
  expect([writing(), items()[0]]).toEqual(['a/item', '국'])
})

test('a field says its table, its row and what the cell is for', async () => {
  await show()
  await go('b/price')
  expect(there().getAttribute('aria-label')).toBe('가격표, 3줄, 2번째 줄 가격, 글 쓰기')
})

test('Tab goes from cell to cell and from row to row, with Shift back, and leaves the table at its end', async () => {
  await show()
  await go('a/item')
  await press('Tab')
  // What is typed replaces it, as in any field.
  expect([there().selectionStart, there().selectionEnd]).toEqual([0, '9,000원'.length])
  await press('Tab', { shiftKey: true })
  const way: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await press('Tab')
    way.push(at())
  }
  expect(way).toEqual(['a/price', 'a/note', 'b/item', 'b/price'])
  await press('Tab', { shiftKey: true })
  expect(at()).toBe('b/item')
  await go('c/note')
  await press('Tab')
  expect(writing()).toBeNull()
})

test('Enter adds a row below and writes in it, as a step of undo after that of the words', async () => {
  await show()
  await go('a/item')
  there().setSelectionRange(2, 2)
  await type(' 정식')
  await press('Enter')
  expect(items()).toEqual(['국밥 정식', '', '수육', '막걸리'])
  expect(writing()).toBe(`${table().rows[1]?.id}/item`)
  expect([at(), document.activeElement === there()]).toEqual([writing(), true])
  await type('곰탕')
  expect(items()[1]).toBe('곰탕')
  await press('Escape')
  expect(writing()).toBeNull()
  const undone: unknown[] = []
  for (let step = 0; step < 3; step++) {
    await act(async () => editor.document.undo())
    undone.push(items())
  }
  expect(undone).toEqual([
    ['국밥 정식', '', '수육', '막걸리'],
    ['국밥 정식', '수육', '막걸리'],
    ['국밥', '수육', '막걸리'],
  ])
})

test('Enter that ends a syllable adds no row, and the line break that follows it adds one', async () => {
  await show()
  await go('a/item')
  await act(async () => {
    fireEvent.compositionStart(there())
    fireEvent.keyDown(there(), { key: 'Enter', keyCode: 229, isComposing: true })
  })
  expect(items()).toHaveLength(3)
  await act(async () => void fireEvent.compositionEnd(there()))
  const init = { inputType: 'insertLineBreak', bubbles: true, cancelable: true }
  await act(async () => void there().dispatchEvent(new InputEvent('beforeinput', init)))
  expect(items()).toEqual(['국밥', '', '수육', '막걸리'])
})

test('a full table says so, and stays as it is', async () => {
  const full = Array.from({ length: designLimits.rows }, () => ['국밥'] as const)
  await show(tableLayer('table', full))
  await go('a/item')
  await press('Enter')
  expect(items()).toHaveLength(designLimits.rows)
  expect(writing()).toBe('a/item')
  expect(shownToasts.get().at(-1)?.text).toContain('60줄까지')
})

test('Backspace removes a row without words and goes to the one before; one with words stays, and so does the last', async () => {
  await show(tableLayer('table', [['국밥'], ['', '9,000원'], ['']]))
  await go('b/item')
  await press('Backspace')
  expect(items()).toHaveLength(3)
  await go('c/price')
  await press('Backspace')
  expect([items(), writing()]).toEqual([['국밥', ''], 'b/item'])
  await editor.close()
  await show(tableLayer('table', [['']]))
  await go('a/item')
  await press('Backspace')
  expect(items()).toHaveLength(1)
})

test('Alt with an arrow moves the row and stays in its cell, each as one step of undo', async () => {
  await show()
  await go('b/price')
  await press('ArrowUp', { altKey: true })
  expect([items(), at()]).toEqual([['수육', '국밥', '막걸리'], 'b/price'])
  await press('ArrowUp', { altKey: true })
  await press('ArrowDown', { altKey: true })
  await press('ArrowDown', { altKey: true })
  expect(items()).toEqual(['국밥', '막걸리', '수육'])
  await press('Escape')
  await act(async () => editor.document.undo())
  expect(items()).toEqual(['국밥', '수육', '막걸리'])
})

test('writing ends where another member removes the row, and goes on where they add one above', async () => {
  await show()
  await go('b/item')
  const other = new Y.Doc()
  const { doc } = editor.document
  const remotely = (change: () => void) =>
    act(async () => {
      Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
      change()
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'relay')
    })
  const { layers } = design.design
  await remotely(() => void layers.add(other, { type: 'row', item: '곰탕' }, { parent: 'table', at: 0 }))
  expect([items()[0], at(), writing()]).toEqual(['곰탕', 'b/item', 'b/item'])
  await remotely(() => layers.remove(other, 'b'))
  expect(writing()).toBeNull()
  expect(shownToasts.get().at(-1)?.text).toContain('지워져서')
})

test('a cell takes as many letters as it may have', async () => {
  await show()
  await go('a/price')
  there().setSelectionRange(0, 6)
  await type('9'.repeat(80))
  expect(properties.price.letters('a').read(editor.document.doc)).toHaveLength(60)
  expect(await screen.findByText(/60자까지/)).toBeTruthy()
})

test('a table whose content is locked has no field, nor has one in a design that is only read', async () => {
  await show(tableLayer('table', rows, { lock: ['content'] }))
  expect(field()).toBeNull()
  await editor.close()
  await show(tableLayer('table', rows), true)
  expect(field()).toBeNull()
})
