import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOf } from '#scene/document/body-of.ts'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import { PenLayer } from './PenLayer.tsx'

let shown: ShownEditor

beforeEach(async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn()
  shown = await showDesign([], <PenLayer />)
  await act(async () => {
    shown.state.view.set({ scale: 2, x: 10, y: 20 })
    shown.state.tool.set('pen')
  })
})
afterEach(async () => {
  cleanup()
  await shown.open.close()
})

const pad = () => screen.getByRole('group', { name: '손으로 그리기' })
const layers = () => bodyOf(shown.open.doc).pages[0]?.layers ?? []
const send = (kind: 'pointerdown' | 'pointermove' | 'pointerup', init: PointerEventInit) => {
  const usual = { pointerId: 1, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5 }
  fireEvent(pad(), new PointerEvent(kind, { bubbles: true, cancelable: true, ...usual, ...init }))
}
const draw = (more: PointerEventInit = {}) => {
  send('pointerdown', { clientX: 110, clientY: 120, ...more })
  for (let at = 1; at < 10; at++) send('pointermove', { clientX: 110 + at * 10, clientY: 120, ...more })
}

test('a line is shown while it is drawn and becomes one layer of the page at its end, as one step', async () => {
  let updates = 0
  shown.open.doc.on('update', () => updates++)
  draw()
  expect(pad().querySelector('path')?.getAttribute('d')).toMatch(/^M/)
  expect(updates).toBe(0)
  await act(async () => send('pointerup', {}))
  expect(updates).toBe(1)
  expect(pad().querySelector('path')?.getAttribute('d')).toBe('')
  const [line] = layers()
  expect(line).toMatchObject({ type: 'path', fill: '{color.main}' })
  expect(line?.x).toBeGreaterThan(45)
  expect(line?.x).toBeLessThan(50)
  expect(screen.getByRole('status').textContent).toBe('선을 그렸어요.')
  await act(async () => shown.open.undo())
  expect(layers()).toEqual([])
})

test('Escape gives up the line, and then the pen', async () => {
  draw()
  fireEvent.keyDown(pad(), { key: 'Escape' })
  await act(async () => send('pointerup', {}))
  expect(layers()).toEqual([])
  expect(shown.state.tool.get()).toBe('pen')
  await act(async () => fireEvent.keyDown(pad(), { key: 'Escape' }))
  expect(shown.state.tool.get()).toBe('select')
})

test('a palm draws nothing, nor does a finger after a pen, nor a second finger', async () => {
  draw({ pointerType: 'touch', width: 80 })
  await act(async () => send('pointerup', { pointerType: 'touch' }))
  expect(layers()).toEqual([])
  draw({ pointerType: 'touch', pointerId: 5 })
  send('pointerdown', { pointerType: 'touch', pointerId: 6, clientX: 50, clientY: 50 })
  await act(async () => send('pointerup', { pointerType: 'touch', pointerId: 5 }))
  expect(layers()).toEqual([])
  draw({ pointerType: 'pen', pointerId: 2 })
  await act(async () => send('pointerup', { pointerType: 'pen', pointerId: 2 }))
  expect(layers()).toHaveLength(1)
  draw({ pointerType: 'touch', pointerId: 3 })
  await act(async () => send('pointerup', { pointerType: 'touch', pointerId: 3 }))
  expect(layers()).toHaveLength(1)
})

test('colour and width of the pen are those of the next line', async () => {
  await act(async () => screen.getByRole('radio', { name: '글자' }).click())
  await act(async () => screen.getByRole('radio', { name: '굵은 선' }).click())
  draw()
  await act(async () => send('pointerup', {}))
  const [line] = layers()
  expect(line).toMatchObject({ fill: '{color.ink}' })
  expect(line?.h).toBeGreaterThan(4)
})
