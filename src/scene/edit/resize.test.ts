import { expect, test } from 'vitest'
import { box, cornersAfter, group, label, nested, nodesWith, pageWith } from './edit.fixture.ts'
import { placeNodes } from './placed-nodes.ts'
import { keepsRatio, type ResizeOptions, resized } from './resize.ts'

const free = { isRatioKept: false }

test.each([
  ['nw', [0, 0], '0 0 40 60'],
  ['n', [99, 0], '10 0 30 60'],
  ['ne', [60, 0], '10 0 50 60'],
  ['e', [60, 99], '10 20 50 40'],
  ['se', [60, 80], '10 20 50 60'],
  ['s', [99, 80], '10 20 30 60'],
  ['sw', [0, 80], '0 20 40 60'],
  ['w', [0, 99], '0 20 40 40'],
] as const)('the handle %s takes along its sides, and the others stay', (handle, point, expected) => {
  const changes = resized(nodesWith(box('a', 10, 20, 30, 40)), ['a'], handle, point, free)
  const { x, y, w, h } = changes.get('a')?.frame ?? { x: 0, y: 0, w: 0, h: 0 }
  expect(`${x} ${y} ${w} ${h}`).toBe(expected)
})

const frameAfter = (handle: 'se' | 'e', point: readonly [number, number], options: ResizeOptions) =>
  resized(nodesWith(box('a', 0, 0, 40, 20)), ['a'], handle, point, options).get('a')?.frame

test('a corner that keeps the ratio follows the diagonal', () => {
  expect(frameAfter('se', [80, 40], { isRatioKept: true })).toMatchObject({ w: 80, h: 40 })
  expect(frameAfter('se', [90, 20], { isRatioKept: true })).toMatchObject({ w: 80, h: 40 })
  expect(frameAfter('e', [80, 0], { isRatioKept: true })).toMatchObject({ w: 80, h: 20 })
})

test('from the centre both sides move', () => {
  const options = { isFromCentre: true }
  expect(frameAfter('se', [50, 25], options)).toMatchObject({ x: -10, y: -5, w: 60, h: 30 })
  expect(frameAfter('e', [50, 0], options)).toMatchObject({ x: -10, y: 0, w: 60, h: 20 })
})

test('beyond zero a layer stays 1 px wide and does not flip', () => {
  expect(frameAfter('se', [-50, -50], free)).toMatchObject({ x: 0, y: 0, w: 1, h: 1 })
  expect(frameAfter('se', [-50, -50], { isRatioKept: true })).toMatchObject({ w: 2, h: 1 })
})

test('a line without height gets longer and stays without height', () => {
  const changes = resized(nodesWith(box('a', 0, 5, 40, 0)), ['a'], 'se', [80, 90], free)
  expect(changes.get('a')?.frame).toMatchObject({ x: 0, y: 5, w: 80, h: 0 })
})

test('sides of a text change its box, a corner its letters too', () => {
  const nodes = nodesWith(label('t', 0, 0, 100, 50, { min: 10 }))
  expect(resized(nodes, ['t'], 'e', [200, 0], { isRatioKept: true }).get('t')).toEqual({
    frame: { x: 0, y: 0, w: 200, h: 50, rotate: 0 },
  })
  expect(resized(nodes, ['t'], 'se', [200, 100], { isRatioKept: true }).get('t')).toEqual({
    frame: { x: 0, y: 0, w: 200, h: 100, rotate: 0 },
    size: 40,
    min: 20,
  })
  expect(resized(nodes, ['t'], 'se', [200, 100], free).get('t')).not.toHaveProperty('size')
})

test('a turned layer is scaled along its own sides and its opposite corner stays', () => {
  const page = pageWith(box('a', 0, 0, 40, 20, { rotate: 90 }))
  // On the page it is 10 to 30, -10 to 30; its right side is at the bottom.
  const changes = resized(placeNodes(page), ['a'], 'e', [0, 50], free)
  expect(cornersAfter(page, changes, 'a')).toEqual(['30 -10', '30 50', '10 50', '10 -10'])
})

test('a flipped layer is resized where its box is seen', () => {
  const page = pageWith(box('a', 0, 0, 40, 20, { flipX: true }))
  const changes = resized(placeNodes(page), ['a'], 'e', [60, 0], free)
  expect(changes.get('a')?.frame).toMatchObject({ x: 0, w: 60 })
})

test('a layer in turned and flipped groups follows the pointer', () => {
  // On the page the leaf is 40 to 60, 20 to 50; its box is turned by -90°, so that its left is at the bottom.
  const changes = resized(placeNodes(nested), ['leaf'], 'w', [0, 80], free)
  expect(cornersAfter(nested, changes, 'leaf')).toEqual(['40 20', '40 80', '60 80', '60 20'])
})

test('a group scales what is in it with letters, in groups too', () => {
  const inner = group('inner', [50, 0, 50, 50], [label('t', 0, 10, 50, 20, { min: 8 })])
  const page = pageWith(group('g', [0, 0, 100, 50], [inner, box('a', 10, 10, 20, 20, { rotate: 45 })]))
  const changes = resized(placeNodes(page), ['g'], 'se', [200, 100], { isRatioKept: true })
  expect(changes.get('inner')?.frame).toMatchObject({ x: 100, y: 0, w: 100, h: 100 })
  expect(changes.get('t')).toMatchObject({ frame: { x: 0, y: 20, w: 100, h: 40 }, size: 40, min: 16 })
  const turned = changes.get('a')?.frame
  expect(turned?.x).toBeCloseTo(20)
  expect(turned?.w).toBeCloseTo(40)
  expect(turned?.rotate).toBe(45)
})

test('a side of a group scales frames one way and letters by the smaller factor', () => {
  const page = pageWith(group('g', [0, 0, 100, 50], [label('t', 10, 10, 50, 20)]))
  expect(resized(placeNodes(page), ['g'], 'e', [200, 0], free).get('t')).toMatchObject({
    frame: { x: 20, y: 10, w: 100, h: 20 },
    size: 20,
  })
  expect(resized(placeNodes(page), ['g'], 'e', [50, 0], free).get('t')).toMatchObject({
    frame: { x: 5, y: 10, w: 25, h: 20 },
    size: 10,
  })
})

test('several layers are scaled about their box; one whose place is locked is left out', () => {
  const nodes = nodesWith(
    box('a', 0, 0, 10, 10),
    label('t', 90, 40, 10, 10),
    box('locked', 500, 500, 10, 10, { lock: ['place'] }),
  )
  const changes = resized(nodes, ['a', 't', 'locked'], 'se', [200, 100], { isRatioKept: true })
  expect(changes.get('a')?.frame).toMatchObject({ x: 0, y: 0, w: 20, h: 20 })
  expect(changes.get('t')).toMatchObject({ frame: { x: 180, y: 80, w: 20, h: 20 }, size: 40 })
  expect(changes.has('locked')).toBe(false)
})

test('pictures, texts, groups and several layers keep their ratio, a shape does not', () => {
  const nodes = nodesWith(label('t', 0, 0, 9, 9), box('a', 0, 0, 9, 9), group('g', [0, 0, 9, 9], []))
  expect(keepsRatio(nodes, ['t'])).toBe(true)
  expect(keepsRatio(nodes, ['g'])).toBe(true)
  expect(keepsRatio(nodes, ['t', 'a'])).toBe(true)
  expect(keepsRatio(nodes, ['a'])).toBe(false)
})
