import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Layer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { addLayers, removeLayers } from '#scene/edit/structure.ts'
import { tableLayer } from '../editor.fixture.tsx'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import { Canvas } from './Canvas.tsx'

const shape = { type: 'shape', shape: 'rect', fill: '#336699', w: 60, h: 40 } as const
const ground: Layer = { ...shape, id: 'ground', name: '바탕', x: 0, y: 0, w: 300, h: 400, lock: ['place'] }
const card: Layer = { ...shape, id: 'card', name: '카드', x: 20, y: 20 }
const star: Layer = { ...shape, id: 'star', name: '별', shape: 'star', x: 200, y: 100 }
const inner: Layer = { ...shape, id: 'inner', name: '안', x: 0, y: 0 }
const other: Layer = { ...shape, id: 'other', name: '밖', x: 0, y: 60 }
const group: Layer = {
  id: 'group',
  name: '묶음',
  type: 'group',
  x: 20,
  y: 200,
  w: 60,
  h: 100,
  children: [inner, other],
}

/** No layer here has letters. */
class Letters {
  getContext = () => ({ measureText: () => ({ width: 10 }) })
}

let shown: ShownEditor

beforeEach(() => {
  // The page of 300 × 400 px fits at its own size, with its corner at 32, 52.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(364)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(484)
  HTMLElement.prototype.setPointerCapture = vi.fn()
  vi.stubGlobal('OffscreenCanvas', Letters)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await shown.open.close()
})

async function begin(isReadOnly = false, layers: readonly Layer[] = [ground, card, star, group]) {
  shown = await showDesign(layers, <Canvas />, { isReadOnly })
  return screen.getByRole('group', { name: /쪽, 레이어/ })
}
const canvas = () => screen.getByRole('group', { name: /쪽, 레이어/ })
const selected = () => shown.state.selection.get()
const stored = (key: string) => {
  const layers = bodyOf(shown.open.doc).pages[0]?.layers ?? []
  const all = layers.flatMap((layer) => (layer.type === 'group' ? [layer, ...layer.children] : [layer]))
  const layer = all.find(({ id }) => id === key)
  return layer && [layer.x, layer.y, layer.w, layer.h, layer.rotate ?? 0].map((value) => Math.round(value))
}

interface Press {
  readonly shiftKey?: boolean
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly pointerType?: string
  readonly pointerId?: number
}
/** At a point of the page. */
const at = (x: number, y: number, more: Press = {}) => ({
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  buttons: 1,
  ctrlKey: false,
  clientX: x + 32,
  clientY: y + 52,
  ...more,
})
const down = (x: number, y: number, more?: Press) => fireEvent.pointerDown(canvas(), at(x, y, more))
const move = (x: number, y: number, more?: Press) => fireEvent.pointerMove(canvas(), at(x, y, more))
const up = (x: number, y: number, more?: Press) => fireEvent.pointerUp(canvas(), at(x, y, more))
const click = (x: number, y: number, more?: Press) => {
  down(x, y, more)
  up(x, y, more)
}
const key = (name: string, more: Press = {}) => {
  const focused = document.activeElement ?? canvas()
  fireEvent.keyDown(focused, { key: name, ...more })
  fireEvent.keyUp(focused, { key: name, ...more })
}

test('layers are named buttons in the order of painting, in a group that says page and number', async () => {
  const box = await begin()
  expect(box.getAttribute('aria-label')).toBe('1쪽, 레이어 4개')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '바탕, 자리 잠김',
    '카드',
    '별',
    '묶음',
  ])
})

test('a click selects the outermost group, a double one what is in it, a click on nothing clears', async () => {
  await begin()
  click(30, 210)
  expect(selected()).toEqual(['group'])
  click(30, 210)
  expect(selected()).toEqual(['inner'])
  expect(shown.state.entered.get()).toBe('group')
  click(-20, 10)
  expect([selected(), shown.state.entered.get()]).toEqual([[], null])
})

test('Shift adds and takes away, in the order of painting', async () => {
  await begin()
  click(230, 120)
  click(30, 30, { shiftKey: true })
  expect(selected()).toEqual(['card', 'star'])
  click(230, 120, { shiftKey: true })
  expect(selected()).toEqual(['card'])
})

test('Alt and a click selects the one below', async () => {
  await begin()
  click(30, 30)
  click(30, 30, { altKey: true })
  expect(selected()).toEqual(['ground'])
})

test('a rectangle that is drawn beside the layers selects what it touches', async () => {
  await begin()
  down(-10, -10)
  move(50, 50)
  up(50, 50)
  expect(selected()).toEqual(['card'])
})

test('a press on what is not selected selects and drags it at once, as one step of undo', async () => {
  await begin()
  down(30, 30)
  move(63, 75, { ctrlKey: true })
  expect(selected()).toEqual(['card'])
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
  up(63, 75, { ctrlKey: true })
  expect(stored('card')).toEqual([53, 65, 60, 40, 0])
  await act(async () => shown.open.undo())
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
})

test('a drag snaps to what is near, with a line', async () => {
  const box = await begin()
  down(30, 30)
  move(30 + 117, 32)
  expect(box.querySelector('[data-snap="x"]')).not.toBeNull()
  up(30 + 117, 32)
  // Its right edge from 197 to the left edge of the star at 200.
  expect(stored('card')?.[0]).toBe(140)
  expect(box.querySelector('[data-snap]')).toBeNull()
})

test('while layers are dragged they are moved as they are painted, and the page is not drawn again', async () => {
  const box = await begin()
  const painted = box.querySelector<SVGElement>('[data-layer="card"]')
  const inside = painted?.innerHTML
  down(30, 30)
  move(50, 30, { ctrlKey: true })
  expect(painted?.style.transform).toBe('matrix(1, 0, 0, 1, 20, 0)')
  expect(painted?.innerHTML).toBe(inside)
  up(50, 30, { ctrlKey: true })
  expect(painted?.style.transform).toBe('')
})

test('Alt and a drag leaves the layer and makes a copy', async () => {
  await begin()
  down(30, 30)
  move(130, 30, { altKey: true, ctrlKey: true })
  up(130, 30, { altKey: true, ctrlKey: true })
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
  const [copy = ''] = selected()
  expect(copy).not.toBe('card')
  expect(stored(copy)).toEqual([120, 20, 60, 40, 0])
})

test('Escape gives a drag up and nothing is written', async () => {
  await begin()
  down(30, 30)
  move(90, 90)
  key('Escape')
  up(90, 90)
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
  expect(shown.state.preview.get()).toBeNull()
})

test('a handle scales, Shift keeps the ratio of a shape', async () => {
  await begin()
  click(30, 30)
  down(80, 60)
  move(110, 65, { ctrlKey: true })
  up(110, 65, { ctrlKey: true })
  expect(stored('card')).toEqual([20, 20, 90, 45, 0])
  down(110, 65)
  move(200, 110, { ctrlKey: true, shiftKey: true })
  up(200, 110, { ctrlKey: true, shiftKey: true })
  expect(stored('card')).toEqual([20, 20, 180, 90, 0])
})

test('the handle off the top right corner turns, in steps with Shift', async () => {
  await begin()
  click(30, 30)
  // The centre is at 50, 40, the handle 23 px off the corner at 80, 20.
  down(103, -3)
  move(95, 80, { shiftKey: true })
  up(95, 80, { shiftKey: true })
  expect(stored('card')).toEqual([20, 20, 60, 40, 75])
})

test('a layer whose place is locked is selected without handles, with a lock, and cannot be dragged', async () => {
  const box = await begin()
  click(150, 380)
  expect(selected()).toEqual(['ground'])
  expect(box.querySelector('[data-handles]')).toBeNull()
  expect(box.querySelector('[data-lock]')).not.toBeNull()
  down(150, 380)
  move(200, 390)
  up(200, 390)
  expect(stored('ground')).toEqual([0, 0, 300, 400, 0])
})

test('a design that may be read only has no handles and does not move', async () => {
  const box = await begin(true)
  click(30, 30)
  expect(selected()).toEqual(['card'])
  down(30, 30)
  move(90, 90)
  up(90, 90)
  expect(box.querySelector('[data-handles], [data-lock]')).toBeNull()
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
})

test('two fingers zoom about what is between them and give the drag up', async () => {
  await begin()
  const finger = (pointerId: number) => ({ pointerType: 'touch', pointerId })
  down(30, 30, finger(1))
  move(60, 30, finger(1))
  down(160, 30, finger(2))
  move(260, 30, finger(2))
  expect(shown.state.view.get()?.scale).toBeCloseTo(2)
  up(260, 30, finger(2))
  up(60, 30, finger(1))
  expect(stored('card')).toEqual([20, 20, 60, 40, 0])
})

test('a layer that another one deletes during a drag ends it', async () => {
  await begin()
  down(30, 30)
  move(60, 60)
  await act(async () => {
    const { removeLayers } = await import('#scene/edit/structure.ts')
    shown.open.edit((doc) => removeLayers(doc, ['card']))
  })
  expect(shown.state.preview.get()).toBeNull()
  move(90, 90)
  up(90, 90)
  expect(stored('card')).toBeUndefined()
})

test('Tab walks through the layers, arrows move the selected one, Escape leaves', async () => {
  const box = await begin()
  act(() => box.focus())
  key('Tab')
  key('Tab')
  expect(selected()).toEqual(['card'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('카드')
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  key('ArrowRight')
  key('ArrowDown', { shiftKey: true })
  expect(stored('card')).toEqual([21, 30, 60, 40, 0])
  expect(screen.getByText('카드, 가로 21 px, 세로 30 px').getAttribute('role')).toBe('status')
  key('Tab', { shiftKey: true })
  expect(selected()).toEqual(['ground'])
  key('Escape')
  expect(selected()).toEqual([])
  expect(document.activeElement).toBe(box)
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true)
})

test('the focus goes with the selection, to a layer that was added and to the canvas where one is gone', async () => {
  const box = await begin()
  act(() => box.focus())
  await act(async () => shown.state.selection.set(['star']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('별')
  await act(async () => shown.open.edit((doc) => void removeLayers(doc, ['star'])))
  expect(document.activeElement).toBe(box)
})

test('a layer that is selected elsewhere leaves the focus there', async () => {
  await begin()
  const field = document.body.appendChild(document.createElement('input'))
  act(() => field.focus())
  await act(async () => shown.state.selection.set(['star']))
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('an arrow that is held is one step of undo', async () => {
  const box = await begin()
  act(() => box.focus())
  key('Tab')
  key('Tab')
  const focused = document.activeElement as HTMLElement
  for (let times = 0; times < 5; times++) fireEvent.keyDown(focused, { key: 'ArrowRight', repeat: times > 0 })
  fireEvent.keyUp(focused, { key: 'ArrowRight' })
  expect(stored('card')?.[0]).toBe(25)
  await act(async () => shown.open.undo())
  expect(stored('card')?.[0]).toBe(20)
})

test('Enter goes into a group, Escape out of it', async () => {
  await begin()
  click(30, 210)
  act(() => canvas().focus())
  key('Enter')
  expect([selected(), shown.state.entered.get()]).toEqual([['inner'], 'group'])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '안',
    '밖',
  ])
  key('Escape')
  expect([selected(), shown.state.entered.get()]).toEqual([['group'], null])
})

test('the wheel moves the page, with Ctrl it zooms about the pointer', async () => {
  const box = await begin()
  fireEvent.wheel(box, { deltaX: 10, deltaY: 20 })
  expect(shown.state.view.get()).toEqual({ scale: 1, x: 22, y: 32 })
  fireEvent.wheel(box, { deltaY: -50, ctrlKey: true, clientX: 22, clientY: 32 })
  const view = shown.state.view.get()
  expect(view?.scale).toBeGreaterThan(1.2)
  expect([view?.x, view?.y]).toEqual([expect.closeTo(22), expect.closeTo(32)])
})

test('a page that a merge has made more than is drawn says so, until it is less again', async () => {
  const d = `M0 0${'L9 9'.repeat(4_900)}`
  const lines = Array.from({ length: 11 }, (_, at): Layer => {
    const frame = { x: 0, y: 0, w: 9, h: 9 }
    return { ...frame, id: `line${at}`, type: 'path', box: [0, 0, 9, 9], d, fill: '#336699' }
  })
  await begin(false, lines.slice(1))
  expect(screen.queryByText(/한도를 넘어/)).toBeNull()
  await act(async () => void shown.open.edit((doc) => addLayers(doc, 'page', lines.slice(0, 1))))
  const page = structuredClone(bodyOf(shown.open.doc).pages[0])
  // The limits of an edit hold for what one person adds.
  expect(page?.layers).toHaveLength(10)
  const other = new Y.Doc()
  await act(async () => {
    const { layers } = design.design
    Y.applyUpdate(other, Y.encodeStateAsUpdate(shown.open.doc))
    const line = { type: 'path', box: [0, 0, 9, 9], d, frame: [0, 0, 9, 9], fill: '#336699' } as const
    layers.add(other, line, { parent: 'page', key: 'more' })
    Y.applyUpdate(shown.open.doc, Y.encodeStateAsUpdate(other), 'relay')
  })
  expect(screen.getByText(/한도를 넘어/).closest('[role=status]')).not.toBeNull()
  await act(async () => void shown.open.edit((doc) => removeLayers(doc, ['line3'])))
  expect(screen.queryByText(/한도를 넘어/)).toBeNull()
})

test('an empty page offers where to begin, but not where nothing may be edited', async () => {
  await begin(false, [])
  fireEvent.click(screen.getByRole('button', { name: '사진' }))
  expect(shown.state.panel.get()).toBe('photos')
  cleanup()
  await shown.open.close()
  await begin(true, [])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a double click goes into the cell under it, a click beside it into another cell of that table, one elsewhere out', async () => {
  const rows = [
    ['국밥', '9,000원'],
    ['수육', '28,000원'],
  ] as const
  await begin(false, [tableLayer('table', rows), card])
  const twice = (x: number, y: number) => {
    click(x, y)
    click(x, y)
  }
  await act(async () => twice(270, 155))
  expect([selected(), shown.state.writing.get()]).toEqual([['table'], 'b/price'])
  await act(async () => click(30, 115))
  expect(shown.state.writing.get()).toBe('a/item')
  await act(async () => click(30, 30))
  expect([selected(), shown.state.writing.get()]).toEqual([['card'], null])
})

test('Enter on a table writes in its first cell, and one without rows gets a row', async () => {
  await begin(false, [tableLayer('table', [])])
  await act(async () => click(100, 200))
  await act(async () => key('Enter'))
  const [table] = bodyOf(shown.open.doc).pages[0]?.layers ?? []
  const [row] = table?.type === 'table' ? table.rows : []
  expect(row).toMatchObject({ item: '', price: '', note: '' })
  expect(shown.state.writing.get()).toBe(`${row?.id}/item`)
})
