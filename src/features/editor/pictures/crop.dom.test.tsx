import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import { Crop } from './Crop.tsx'

/** A wide picture in a square frame of 100 px, on a canvas at twice its size. */
const layer: ImageLayer = { id: 'a', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 100, h: 100 }
const cropped = { layer, frame: { w: 100, h: 100 }, picture: { w: 400, h: 200 } }
let shown: ShownEditor

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => undefined
  HTMLElement.prototype.setPointerCapture = vi.fn()
})
afterEach(async () => {
  cleanup()
  await shown.open.close()
})

async function begin(): Promise<HTMLElement> {
  const crop = (
    <Crop layer={layer} matrix={[1, 0, 0, 1, 0, 0]} cropped={cropped} blob={new Blob(['picture'])} />
  )
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
const drag = (box: HTMLElement, dx: number) => {
  fireEvent.pointerDown(box, { pointerId: 1, button: 0, clientX: 50, clientY: 50 })
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 50 + dx, clientY: 50 })
  fireEvent.pointerUp(box, { pointerId: 1 })
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
