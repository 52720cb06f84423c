import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Layer } from '#scene/body/body.ts'
import { SelectionBar } from '../bar/SelectionBar.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import { EditorActions } from './EditorActions.tsx'

let editor: OpenEditor | null = null

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show(layers: readonly Layer[], options: Parameters<typeof openEditor>[2] = {}) {
  const parts = (
    <EditorActions>
      <button type="button">canvas</button>
      <textarea aria-label="words" />
      <SelectionBar />
    </EditorActions>
  )
  editor = await openEditor(parts, layers, options)
  return editor
}

async function press(key: string, init: KeyboardEventInit = {}, on: Element = screen.getByText('canvas')) {
  await act(async () => {
    fireEvent.keyDown(on, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, ...init })
  })
}

const ctrl = { ctrlKey: true }
const ids = ({ body }: OpenEditor) => (body().pages[0]?.layers ?? []).map(({ id }) => id)

test('Delete removes what is selected as one step, which undo takes back', async () => {
  const shown = await show([boxLayer('a'), boxLayer('b'), boxLayer('c')], { selected: ['a', 'c'] })
  await press('Delete')
  expect(ids(shown)).toEqual(['b'])
  expect(shown.state.selection.get()).toEqual([])
  await press('z', ctrl)
  expect(ids(shown)).toEqual(['a', 'b', 'c'])
  await press('y', ctrl)
  expect(ids(shown)).toEqual(['b'])
})

test('a letter that puts something on the page takes the focus from a panel to the canvas', async () => {
  const shown = await show([])
  const canvas = document.body.appendChild(document.createElement('div'))
  canvas.tabIndex = 0
  canvas.dataset.canvas = ''
  screen.getByText('canvas').focus()
  await press('t')
  expect(ids(shown)).toHaveLength(1)
  expect(document.activeElement).toBe(canvas)
  canvas.remove()
})

test('F6 walks through the parts of the screen, also out of a field, and Escape leads back to the canvas', async () => {
  await show([])
  const parts = document.body.appendChild(document.createElement('div'))
  parts.innerHTML = `<div data-part="panel"><input type="search" value="빵"></div>
    <div data-part="canvas"><div data-canvas tabindex="0"></div></div>`
  const [search, canvas] = ['input', '[data-canvas]'].map((one) => parts.querySelector<HTMLElement>(one))
  await press('F6')
  expect(document.activeElement).toBe(search)
  await press('F6', {}, search ?? parts)
  expect(document.activeElement).toBe(canvas)
  await press('F6', { shiftKey: true }, canvas ?? parts)
  expect(document.activeElement).toBe(search)
  // The browser empties it first.
  await press('Escape', {}, search ?? parts)
  expect(document.activeElement).toBe(search)
  if (search instanceof HTMLInputElement) search.value = ''
  await press('Escape', {}, search ?? parts)
  expect(document.activeElement).toBe(canvas)
  parts.remove()
})

test('keys of a field that is written in are none of the editor', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'] })
  const field = screen.getByLabelText('words')
  await press('Delete', {}, field)
  await press('d', ctrl, field)
  expect(ids(shown)).toEqual(['a'])
  field.dataset.canvasKeys = ''
  await press('Delete', {}, field)
  expect(ids(shown)).toEqual([])
})

test('a copy is selected and lies beside its layer', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'] })
  await press('d', ctrl)
  const [before, copy] = shown.body().pages[0]?.layers ?? []
  expect(copy).toMatchObject({ x: 26, y: 46, w: 100 })
  expect(before).toMatchObject({ x: 20, y: 40 })
  expect(shown.state.selection.get()).toEqual([copy?.id])
})

test('layers are grouped and the group is selected, then freed again', async () => {
  const shown = await show([boxLayer('a'), boxLayer('b'), boxLayer('c')], { selected: ['a', 'b'] })
  await press('g', ctrl)
  const [group] = shown.state.selection.get()
  expect(ids(shown)).toEqual([group, 'c'])
  await press('G', { ctrlKey: true, shiftKey: true })
  expect(ids(shown)).toEqual(['a', 'b', 'c'])
  expect(shown.state.selection.get()).toEqual(['a', 'b'])
})

test('keys bring a layer to the front, to the back, and past one other', async () => {
  const shown = await show([boxLayer('a'), boxLayer('b'), boxLayer('c')], { selected: ['a'] })
  await press(']', ctrl)
  expect(ids(shown)).toEqual(['b', 'a', 'c'])
  await press(']', { ctrlKey: true, altKey: true })
  expect(ids(shown)).toEqual(['b', 'c', 'a'])
  await press('[', { ctrlKey: true, altKey: true })
  expect(ids(shown)).toEqual(['a', 'b', 'c'])
})

test('what is locked in its place is not removed, and the button for it says why', async () => {
  const shown = await show([boxLayer('a', { lock: ['place'] })], { selected: ['a'] })
  await press('Delete')
  const button = screen.getByRole('button', { name: '지우기', description: '자리가 잠긴 레이어예요.' })
  await act(async () => fireEvent.click(button))
  expect(ids(shown)).toEqual(['a'])
})

test('all layers of the page are selected but for those that are hidden or locked', async () => {
  const shown = await show([
    boxLayer('a'),
    boxLayer('b', { lock: ['place'] }),
    boxLayer('c', { hidden: true }),
    textLayer('d'),
  ])
  await press('a', ctrl)
  expect(shown.state.selection.get()).toEqual(['a', 'd'])
})

test('a look is taken over by layers of another kind as far as they have it', async () => {
  const shown = await show([textLayer('a', { fill: '#112233', size: 40, opacity: 0.5 }), boxLayer('b')], {
    selected: ['a'],
  })
  await press('c', { ctrlKey: true, altKey: true })
  await act(async () => shown.state.selection.set(['b']))
  await press('v', { ctrlKey: true, altKey: true })
  expect(shown.layer('b')).toMatchObject({ fill: '#112233', opacity: 0.5, w: 100 })
  expect(shown.layer('b')).not.toHaveProperty('size')
})

test('a layer is locked in all ways by one key and freed by the same', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'] })
  await press('L', { ctrlKey: true, shiftKey: true })
  expect(shown.layer('a').lock).toEqual(['place', 'style', 'content'])
  await press('L', { ctrlKey: true, shiftKey: true })
  expect(shown.layer('a').lock).toBeUndefined()
})

test('the bar of the selection has what is done most, and writing only for a text', async () => {
  const shown = await show([textLayer('a'), boxLayer('b')], { selected: ['b'] })
  const names = () =>
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names()).toEqual(['canvas', '복제', '순서', '지우기', '더 하기'])
  await act(async () => shown.state.selection.set(['a']))
  expect(names()).toEqual(['canvas', '글 고치기', '복제', '순서', '지우기', '더 하기'])
  await act(async () => fireEvent.click(screen.getByText('글 고치기')))
  expect(shown.state.writing.get()).toBe('a')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('a design that may only be read offers nothing that changes it', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'], isReadOnly: true })
  await press('Delete')
  await press('d', ctrl)
  expect(ids(shown)).toEqual(['a'])
  expect(screen.queryByRole('toolbar')).toBeNull()
})
