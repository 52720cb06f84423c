import { expect, test } from 'vitest'
import { designPresence, readPayload } from '#model/sync/awareness.ts'
import type { Layer } from '#scene/body/body.ts'
import { movedBy } from '#scene/edit/move.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { resized } from '#scene/edit/resize.ts'
import { rotated } from '#scene/edit/rotate.ts'
import { frameOfBox, gestureBoxes } from './gesture-boxes.ts'

const shape = (id: string, x: number, y: number, more: object = {}): Layer => ({
  ...{ id, type: 'shape', shape: 'rect', x, y, w: 40, h: 20 },
  ...more,
})
const nodesOf = (...layers: Layer[]) => placeNodes({ id: 'p', background: '#FFFFFF', layers })
const shift = [1, 0, 0, 1, 30, 10] as const

test('without a gesture there are no boxes, nor where only a picture in its frame changes', () => {
  const nodes = nodesOf(shape('a', 0, 0))
  expect(gestureBoxes(nodes, { keys: ['a'], moving: null, preview: null })).toBeUndefined()
  const preview = new Map([['a', { zoom: 2 }]])
  expect(gestureBoxes(nodes, { keys: ['a'], moving: null, preview })).toBeUndefined()
})

test('layers that are moved as they are painted, or copied, are where the gesture has them', () => {
  const nodes = nodesOf(shape('a', 10, 20), shape('b', 100, 0, { rotate: 90 }))
  const moving = { keys: ['a', 'gone', 'b'], matrix: shift, isCopy: true }
  expect(gestureBoxes(nodes, { keys: ['a', 'b'], moving, preview: null })).toEqual([
    [60, 40, 40, 20, 0],
    [150, 20, 40, 20, 90],
  ])
})

test.each([
  ['moved', movedBy(nodesOf(shape('a', 10, 20)), ['a'], 5, 0), [35, 30, 40, 20, 0]],
  ['turned', rotated(nodesOf(shape('a', 10, 20)), ['a'], 30), [30, 30, 40, 20, 30]],
  [
    'scaled',
    resized(nodesOf(shape('a', 10, 20)), ['a'], 'e', [110, 30], { isRatioKept: false, isFromCentre: false }),
    [60, 30, 100, 20, 0],
  ],
] as const)('a layer that is %s has the box that it would have', (_, preview, box) => {
  const nodes = nodesOf(shape('a', 10, 20))
  expect(gestureBoxes(nodes, { keys: ['a'], moving: null, preview })).toEqual([box])
})

test('a layer of a turned and flipped group has its box on the page', () => {
  const inner = shape('in', 0, 0)
  const group = { id: 'g', type: 'group', x: 0, y: 0, w: 100, h: 100, rotate: 90, flipX: true } as const
  const nodes = nodesOf({ ...group, children: [inner] })
  const [box] =
    gestureBoxes(nodes, {
      keys: ['in'],
      moving: { keys: ['in'], matrix: shift, isCopy: false },
      preview: null,
    }) ?? []
  const matrix = nodes.get('in')?.matrix ?? [1, 0, 0, 1, 0, 0]
  const [x, y] = [matrix[0] * 20 + matrix[2] * 10 + matrix[4], matrix[1] * 20 + matrix[3] * 10 + matrix[5]]
  expect(box?.slice(0, 4)).toEqual([x + 30, y + 10, 40, 20])
  expect(Math.abs(box?.[4] ?? 0)).toBe(90)
})

test('of more layers than a message has room for there is one box around all', () => {
  const many = Array.from({ length: 40 }, (_, at) => shape(crypto.randomUUID(), at * 10, 0))
  const keys = many.map(({ id }) => id)
  const moving = { keys, matrix: shift, isCopy: false }
  const boxes = gestureBoxes(nodesOf(...many), { keys, moving, preview: null })
  expect(boxes).toEqual([[245, 20, 430, 20, 0]])
  const view = [-120.5, -80.2, 1440.5, 900.5]
  const payload = { page: crypto.randomUUID(), selection: keys, pointer: [1234.5, -99.5], view, boxes }
  expect(readPayload(designPresence, payload)).not.toBeNull()
})

test('boxes that no page has are not sent', () => {
  const nodes = nodesOf(shape('a', 10, 20))
  for (const matrix of [
    [1, 0, 0, 1, 2e6, 0],
    [Number.NaN, 0, 0, 1, 0, 0],
  ] as const)
    expect(
      gestureBoxes(nodes, { keys: ['a'], moving: { keys: ['a'], matrix, isCopy: false }, preview: null }),
    ).toBeUndefined()
})

test('the frame of a box has its corner where the turned layer has it', () => {
  const { matrix } = frameOfBox([50, 50, 40, 20, 90])
  expect(matrix.map((value) => Math.round(value) + 0)).toEqual([0, 1, -1, 0, 60, 30])
})
