import { expect, test } from 'vitest'
import { cursorOf, handleSizes } from '#features/editor/view/handle-look.ts'
import type { Layer } from '#scene/body/body.ts'
import { handleAt, handlesFor, pointOfTurn } from './handles.ts'

const box = { matrix: [1, 0, 0, 1, 100, 100], w: 200, h: 100 } as const
const view = { scale: 1, x: 0, y: 0 }
const shape: Layer = { id: 'a', type: 'shape', shape: 'rect', x: 100, y: 100, w: 200, h: 100 }
const all = handlesFor(box, 1, [shape], handleSizes.fine)

test('a handle is felt from half of its target on: 12 px for a mouse, 22 for a finger', () => {
  expect(handleAt(box, view, [311, 200], all, handleSizes.fine)).toBe('se')
  expect(handleAt(box, view, [313, 200], all, handleSizes.fine)).toBeNull()
  expect(handleAt(box, view, [321, 200], all, handleSizes.coarse)).toBe('se')
})

test('of two handles that are near, the nearer one is taken', () => {
  const near = { ...box, w: 40 }
  expect(handleAt(near, view, [118, 92], ['nw', 'n', 'ne'], handleSizes.fine)).toBe('n')
})

test('a small layer can be held inside, and is scaled from outside of it', () => {
  const small = { ...box, w: 20, h: 20 }
  const corners = handlesFor(small, 1, [shape], handleSizes.fine)
  expect(corners).toEqual(['nw', 'ne', 'se', 'sw'])
  expect(handleAt(small, view, [110, 110], corners, handleSizes.fine)).toBeNull()
  expect(handleAt(small, view, [125, 125], corners, handleSizes.fine)).toBe('se')
})

test('a line has its two ends alone', () => {
  expect(handlesFor(box, 1, [{ ...shape, shape: 'line' }], handleSizes.fine)).toEqual(['w', 'e'])
})

test('the handle that turns stands off the top right corner of the box as it is turned', () => {
  expect(pointOfTurn(box, view, handleSizes.fine)).toEqual([323, 77])
  const turned = { ...box, matrix: [0, 1, -1, 0, 300, 100] } as const
  const [x, y] = pointOfTurn(turned, view, handleSizes.fine)
  // Its top right corner is at the bottom right of the screen.
  expect([x, y]).toEqual([expect.closeTo(323), expect.closeTo(323)])
  expect(handleAt(turned, view, [x, y], all, handleSizes.fine)).toBe('rotate')
})

test('the cursor points to where a handle pulls', () => {
  expect(cursorOf(box, 'e')).toBe('ew-resize')
  expect(cursorOf(box, 'se')).toBe('nwse-resize')
  expect(cursorOf({ ...box, matrix: [0, 1, -1, 0, 0, 0] }, 'e')).toBe('ns-resize')
})
