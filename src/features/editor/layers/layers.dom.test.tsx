import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Layer } from '#scene/body/body.ts'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import LayersPanel from './LayersPanel.tsx'

let editor: OpenEditor | null = null

afterEach(async () => {
  await editor?.close()
  editor = null
})

const group: Layer = {
  ...{ id: 'g', type: 'group', x: 0, y: 0, w: 100, h: 100 },
  children: [boxLayer('inner'), textLayer('price', { text: '3,000원' })],
}

async function show(layers: readonly Layer[], options: Parameters<typeof openEditor>[2] = {}) {
  const parts = (
    <EditorActions>
      <LayersPanel />
    </EditorActions>
  )
  editor = await openEditor(parts, layers, options)
  return editor
}

const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))

test('the uppermost layer comes first, each called by what is in it or as it was named', async () => {
  await show([boxLayer('a'), textLayer('b', { text: '오늘의 한 끼' }), boxLayer('c', { name: '바탕' })])
  expect(rows()).toEqual(['바탕', '오늘의 한 끼', '사각형'])
})

test('a selected row is selected on the page, in the order of painting', async () => {
  const { state } = await show([boxLayer('a'), boxLayer('b', { name: '위' })])
  await act(async () => fireEvent.click(screen.getByRole('row', { name: '위' })))
  expect(state.selection.get()).toEqual(['b'])
  await act(async () => fireEvent.click(screen.getByRole('row', { name: '사각형' }), { ctrlKey: true }))
  expect(state.selection.get()).toEqual(['a', 'b'])
})

test('a group opens where one of its layers is selected on the page', async () => {
  const { state } = await show([group])
  expect(rows()).toEqual(['묶음, 레이어 2개'])
  await act(async () => state.selection.set(['price']))
  expect(rows()).toEqual(['묶음, 레이어 2개', '3,000원', '사각형'])
  expect(screen.getByRole('row', { name: '3,000원' }).getAttribute('aria-selected')).toBe('true')
})

test('a row that is selected in a group enters it', async () => {
  const { state } = await show([group], { selected: ['price'] })
  const row = screen.getByRole('row', { name: '3,000원' })
  await act(async () => row.focus())
  await act(async () => fireEvent.keyDown(row, { key: 'ArrowDown' }))
  expect(state.selection.get()).toEqual(['inner'])
  expect(state.entered.get()).toBe('g')
})

test('eye and lock of a row are one step of undo each', async () => {
  const { layer, document } = await show([boxLayer('a')])
  const row = within(screen.getByRole('row', { name: '사각형' }))
  await act(async () => fireEvent.click(row.getByRole('button', { name: '사각형 숨기기' })))
  await act(async () => fireEvent.click(row.getByRole('button', { name: '사각형 잠그기' })))
  expect(layer('a')).toMatchObject({ hidden: true, lock: ['place', 'style', 'content'] })
  await act(async () => document.undo())
  expect(layer('a').lock).toBeUndefined()
  expect(row.getByRole('button', { name: '사각형 보이기' })).toBeTruthy()
})

test('F2 makes a field of the name, Enter takes it and Esc leaves it', async () => {
  const { layer } = await show([boxLayer('a')], { selected: ['a'] })
  await rename('바탕', 'Escape')
  expect(layer('a').name).toBeUndefined()
  await rename('바탕', 'Enter')
  expect(layer('a').name).toBe('바탕')
  await rename('', 'Enter')
  expect(rows()).toEqual(['사각형'])
})

test('a design that may only be read has no buttons in its rows', async () => {
  await show([boxLayer('a')], { isReadOnly: true })
  expect(screen.queryAllByRole('button')).toEqual([])
})

async function rename(name: string, key: string): Promise<void> {
  await act(async () => fireEvent.keyDown(screen.getByRole('row'), { key: 'F2', code: 'F2' }))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(field)
  field.value = name
  await act(async () => fireEvent.keyDown(field, { key }))
  expect(screen.queryByRole('textbox')).toBeNull()
}
