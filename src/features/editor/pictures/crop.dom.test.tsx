import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { identity } from '#scene/shapes/matrix.ts'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import { Crop } from './Crop.tsx'

/** A wide picture in a square frame of 100 px, on a canvas at twice its size. */
const layer: ImageLayer = { id: 'a', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 100, h: 100 }
const size = { width: 300, height: 400, bleed: 0 }
const cropped = { layer, outer: identity, size, picture: { w: 400, h: 200 } }
const told = { onSnap: vi.fn(), onSize: vi.fn() }
let shown: ShownEditor

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => undefined
  HTMLElement.prototype.setPointerCapture = vi.fn()
})
afterEach(async () => {
  cleanup()
  await shown.open.close()
})

async function begin(isFixed = false): Promise<HTMLElement> {
  const crop = <Crop stored={cropped} blob={new Blob(['picture'])} isFixed={isFixed} {...told} />
  shown = await showDesign([layer], crop)
  await act(async () => {
    shown.state.view.set({ scale: 2, x: 0, y: 0 })
    shown.state.cropping.set('a')
  })
  return screen.getByRole('group', { name: '사진 자르기' })
}
const stored = () => {
  const [one] = bodyOf(shown.open.doc).pages[0]?.layers ?? []
  return one?.type === 'image' ? [one.focus, one.zoom] : []
}
const dragFrom = (box: HTMLElement, clientX: number, clientY: number, dx: number, keys = {}) => {
  fireEvent.pointerDown(box, { pointerId: 1, button: 0, clientX, clientY })
  fireEvent.pointerMove(box, { pointerId: 1, clientX: clientX + dx, clientY, ...keys })
  fireEvent.pointerUp(box, { pointerId: 1 })
}
const drag = (box: HTMLElement, dx: number) => dragFrom(box, 50, 50, dx)
const frame = () => {
  const { x, y, w, h } = bodyOf(shown.open.doc).pages[0]?.layers[0] ?? {}
  return [x, y, w, h]
}

test('a drag moves the picture by as much of the page, and Enter writes it as one step', async () => {
  const box = await begin()
  expect(document.activeElement).toBe(box)
  drag(box, 40)
  drag(box, 20)
  expect(stored()).toEqual([undefined, undefined])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(stored()).toEqual([[0.2, 0.5], 1])
  expect(shown.state.cropping.get()).toBeNull()
  await act(async () => shown.open.undo())
  expect(stored()).toEqual([undefined, undefined])
})

test('arrows move the picture, + and − zoom it, within their ends', async () => {
  const box = await begin()
  for (const key of ['+', '+', '-']) fireEvent.keyDown(box, { key })
  expect(shown.state.preview.get()?.get('a')?.zoom).toBeCloseTo(1.2)
  for (let at = 0; at < 20; at++) fireEvent.keyDown(box, { key: '-' })
  expect(shown.state.preview.get()?.get('a')?.zoom).toBe(1)
  fireEvent.keyDown(box, { key: 'ArrowLeft', shiftKey: true })
  expect(shown.state.preview.get()?.get('a')?.focus?.[0]).toBeCloseTo(0.6)
})

test('an edge that is dragged frames more of the picture, which stays where it is, as one step with what was moved', async () => {
  const box = await begin()
  dragFrom(box, 200, 100, 40)
  dragFrom(box, 0, 90, 50)
  dragFrom(box, 120, 100, 10)
  expect(frame()).toEqual([0, 0, 100, 100])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(frame()).toEqual([25, 0, 95, 100])
  // Of 200 px of the picture 75 were left of the frame, and 5 less since it was moved.
  expect(stored()).toEqual([[expect.closeTo(70 / 105, 3), 0.5], 1])
  await act(async () => shown.open.undo())
  expect([frame(), stored()]).toEqual([
    [0, 0, 100, 100],
    [undefined, undefined],
  ])
})

test('an edge snaps to that of the picture, which Ctrl leaves out', async () => {
  const box = await begin()
  const width = () => shown.state.preview.get()?.get('a')?.frame?.w
  dragFrom(box, 200, 100, 95)
  expect(width()).toBe(150)
  dragFrom(box, 300, 100, -4, { ctrlKey: true })
  expect(width()).toBe(148)
  expect(told.onSnap.mock.calls.map(([snap]) => snap?.lines.length ?? null)).toEqual([1, null, 0, null])
  expect(told.onSize).toHaveBeenLastCalledWith(null)
})

test('a second finger moves and zooms the picture where the first one held an edge', async () => {
  const box = await begin()
  fireEvent.pointerDown(box, { pointerId: 1, button: 0, clientX: 200, clientY: 100 })
  fireEvent.pointerDown(box, { pointerId: 2, button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(box, { pointerId: 2, clientX: 50, clientY: 100 })
  const change = shown.state.preview.get()?.get('a')
  expect([change?.frame, change?.zoom]).toEqual([undefined, 1.5])
})

test('each side is a stop of the Tab key, which arrows move', async () => {
  const box = await begin()
  const right = screen.getByRole('slider', { name: '오른쪽 변' })
  expect(right.getAttribute('aria-valuenow')).toBe('25')
  fireEvent.keyDown(right, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(right, { key: 'ArrowUp' })
  expect(right.getAttribute('aria-valuetext')).toBe('사진을 20% 잘랐어요')
  fireEvent.keyDown(screen.getByRole('slider', { name: '위쪽 변' }), { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'ArrowLeft' })
  fireEvent.keyDown(right, { key: 'Enter' })
  expect(frame()).toEqual([0, 1, 110, 99])
})

test('a frame whose place is locked stays as it is, while the picture moves in it', async () => {
  const box = await begin(true)
  expect(screen.queryByRole('slider', { name: '오른쪽 변' })).toBeNull()
  dragFrom(box, 199, 100, 20)
  expect(shown.state.preview.get()?.get('a')).toEqual({ focus: [0.4, 0.5], zoom: 1 })
})

test('Escape gives up all of it', async () => {
  const box = await begin()
  drag(box, 60)
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(stored()).toEqual([undefined, undefined])
  expect([shown.state.preview.get(), shown.state.cropping.get()]).toEqual([null, null])
})

test('what was moved is written where something else ends it', async () => {
  const box = await begin()
  drag(box, 100)
  cleanup()
  expect(stored()).toEqual([[0, 0.5], 1])
})

test('keys and presses do not reach the canvas below', async () => {
  const box = await begin()
  const below = vi.fn()
  for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, below)
  fireEvent.keyDown(box, { key: 'Delete' })
  fireEvent.pointerDown(box, { pointerId: 1, button: 0 })
  for (const kind of ['keydown', 'pointerdown']) document.removeEventListener(kind, below)
  expect(below).not.toHaveBeenCalled()
})
