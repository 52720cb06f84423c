import { expect, test } from 'vitest'
import { box, group, nodesWith } from './edit.fixture.ts'
import { safeMargin } from './safe-margin.ts'
import { selectionBox } from './select.ts'
import { createSnapping, snapHandle, snapMove } from './snap.ts'

const page = { width: 1_000, height: 800, margin: 32 }
const at = (left: number, top: number, w: number, h: number) => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
})

test('edges and centres of the page and its safe area attract within reach', () => {
  const snapping = createSnapping(nodesWith(), [], page)
  expect(snapMove(snapping, at(4, 300, 100, 50), 6)).toMatchObject({ dx: -4, dy: 0 })
  expect(snapMove(snapping, at(447, 370, 100, 50), 6)).toMatchObject({ dx: 3, dy: 5 })
  expect(snapMove(snapping, at(35, 300, 100, 50), 6)).toMatchObject({ dx: -3, dy: 0 })
  expect(snapMove(snapping, at(200, 300, 100, 50), 6)).toEqual({ dx: 0, dy: 0, lines: [], gaps: [] })
})

test('a line goes from the sibling to what moves', () => {
  const nodes = nodesWith(box('a', 200, 100, 50, 50), box('m', 0, 0, 30, 30))
  const { dx, lines } = snapMove(createSnapping(nodes, ['m'], page), at(203, 300, 30, 30), 6)
  expect(dx).toBe(-3)
  expect(lines).toEqual([{ axis: 'x', at: 200, from: 100, to: 330 }])
})

test('all lines that are reached are shown, not only the one that attracted', () => {
  const nodes = nodesWith(box('a', 200, 100, 50, 50), box('m', 0, 0, 50, 30))
  const { lines } = snapMove(createSnapping(nodes, ['m'], page), at(203, 300, 50, 30), 6)
  expect(lines.map((line) => line.at)).toEqual([200, 225, 250])
})

test('what moves, what is in it, hidden layers and those of other groups attract nothing', () => {
  const nodes = nodesWith(
    group('g', [200, 100, 50, 50], [box('in', 10, 10, 5, 5)]),
    box('hidden', 300, 200, 20, 20, { hidden: true }),
    group('other', [400, 300, 100, 100], [box('deep', 30, 30, 7, 7)]),
  )
  const snapping = createSnapping(nodes, ['g'], { ...page, margin: 0 })
  expect(snapping.across.map((target) => target.at)).toEqual([0, 400, 450, 500, 500, 1_000])
})

test('a box between two others snaps to the middle and both gaps are shown', () => {
  const nodes = nodesWith(box('a', 100, 300, 50, 50), box('b', 333, 300, 50, 50), box('m', 0, 0, 41, 50))
  const snapping = createSnapping(nodes, ['m'], { ...page, margin: 0 })
  const { dx, gaps } = snapMove(snapping, at(218, 310, 41, 50), 6)
  expect(dx).toBe(3)
  expect(gaps).toEqual([
    { axis: 'x', from: 150, to: 221, cross: 330, length: 71 },
    { axis: 'x', from: 262, to: 333, cross: 330, length: 71 },
  ])
})

test('a box beside two others takes their gap', () => {
  const nodes = nodesWith(box('a', 300, 100, 50, 50), box('b', 300, 173, 50, 50), box('m', 0, 0, 47, 31))
  const snapping = createSnapping(nodes, ['m'], { ...page, margin: 0 })
  const { dy, gaps } = snapMove(snapping, at(313, 249, 47, 31), 6)
  expect(dy).toBe(-3)
  expect(gaps.map(({ axis, from, length }) => [axis, from, length])).toEqual([
    ['y', 150, 23],
    ['y', 223, 23],
  ])
})

test('a layer behind what moves makes no gap', () => {
  const nodes = nodesWith(box('ground', 5, 5, 990, 790), box('a', 100, 300, 50, 50), box('m', 0, 0, 41, 50))
  const snapping = createSnapping(nodes, ['m'], { ...page, margin: 0 })
  expect(snapMove(snapping, at(218, 310, 41, 50), 6).gaps).toEqual([])
})

const handleOf = (layer: ReturnType<typeof box>) => {
  const nodes = nodesWith(box('a', 200, 100, 50, 50), layer)
  const moving = [...nodes.values()].filter((node) => node.layer.id === layer.id)
  return { snapping: createSnapping(nodes, [layer.id], page), frame: selectionBox(moving) }
}

test('a handle snaps on the axes that it moves', () => {
  const { snapping, frame } = handleOf(box('m', 100, 300, 60, 40))
  if (!frame) throw new Error('there is no box')
  expect(snapHandle(snapping, frame, 'e', [197, 148], 6)).toEqual({
    dx: 3,
    dy: 0,
    lines: [{ axis: 'x', at: 200, from: 100, to: 340 }],
    gaps: [],
  })
  expect(snapHandle(snapping, frame, 'se', [197, 404], 6)).toMatchObject({ dx: 3, dy: -4 })
})

test('a corner that keeps the ratio stays on its diagonal', () => {
  const { snapping, frame } = handleOf(box('m', 100, 300, 60, 30))
  if (!frame) throw new Error('there is no box')
  const { dx, dy } = snapHandle(snapping, frame, 'se', [196, 348], 6, { isRatioKept: true })
  expect([196 + dx, 348 + dy]).toEqual([200, 350])
})

test('a turned box does not snap by its handles', () => {
  const { snapping, frame } = handleOf(box('m', 100, 300, 60, 30, { rotate: 30 }))
  if (!frame) throw new Error('there is no box')
  expect(snapHandle(snapping, frame, 'e', [199, 300], 6)).toMatchObject({ dx: 0, dy: 0, lines: [] })
})

test('the safe margin is 5 mm in mm forms and 4 % of the shorter side in px forms', () => {
  expect(safeMargin({ unit: 'mm', width: 90, height: 50 })).toBeCloseTo(18.9, 1)
  expect(safeMargin({ unit: 'px', width: 1_000, height: 800 })).toBe(32)
})
