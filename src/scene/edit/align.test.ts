import { expect, test } from 'vitest'
import { aligned, distributed } from './align.ts'
import { box, cornersAfter, nested, nodesWith, pageWith } from './edit.fixture.ts'
import { placeNodes } from './placed-nodes.ts'

const page = { width: 1_000, height: 800 }

test.each([
  ['left', 'x', [10, 10]],
  ['centre', 'x', [45, 25]],
  ['right', 'x', [80, 40]],
  ['top', 'y', [20, 20]],
  ['middle', 'y', [50, 40]],
  ['bottom', 'y', [80, 60]],
] as const)('%s is that of the box around both', (alignment, axis, [ofA, ofB]) => {
  const nodes = nodesWith(box('a', 10, 20, 30, 40), box('b', 40, 60, 70, 60))
  const changes = aligned(nodes, ['a', 'b'], alignment, page)
  const frameOf = (key: string) => changes.get(key)?.frame ?? nodes.get(key)?.layer
  expect([frameOf('a')?.[axis], frameOf('b')?.[axis]]).toEqual([ofA, ofB])
})

test('one alone is aligned with the page', () => {
  const changes = aligned(nodesWith(box('a', 10, 20, 30, 40)), ['a'], 'right', page)
  expect(changes.get('a')?.frame).toMatchObject({ x: 970, y: 20 })
})

test('a turned layer in turned groups is aligned by its bounds on the page', () => {
  const changes = aligned(placeNodes(nested), ['leaf'], 'left', page)
  expect(cornersAfter(nested, changes, 'leaf')).toEqual(['0 20', '0 50', '20 50', '20 20'])
  const turned = pageWith(box('a', 100, 100, 40, 20, { rotate: 90 }))
  expect(aligned(placeNodes(turned), ['a'], 'left', page).get('a')?.frame).toMatchObject({ x: -10 })
})

test('a layer whose place is locked stays, and the others are aligned with it', () => {
  const nodes = nodesWith(box('a', 10, 0, 10, 10, { lock: ['place'] }), box('b', 50, 0, 10, 10))
  const changes = aligned(nodes, ['a', 'b'], 'left', page)
  expect([...changes]).toEqual([['b', { frame: { x: 10, y: 0, w: 10, h: 10, rotate: 0 } }]])
})

test('gaps are made equal between the outermost two', () => {
  const nodes = nodesWith(
    box('a', 0, 0, 10, 10),
    box('b', 12, 0, 20, 10),
    box('c', 90, 0, 10, 10),
    box('d', 60, 0, 10, 10, { rotate: 90 }),
  )
  const changes = distributed(nodes, ['a', 'b', 'c', 'd'], 'across')
  expect(changes.get('b')?.frame?.x).toBeCloseTo(10 + 50 / 3)
  expect(changes.get('d')?.frame?.x).toBeCloseTo(30 + 100 / 3)
  expect([...changes.keys()].sort()).toEqual(['b', 'd'])
})

test('layers without room overlap by the same', () => {
  const nodes = nodesWith(box('a', 0, 0, 10, 40), box('b', 0, 1, 10, 40), box('c', 0, 20, 10, 40))
  expect([...distributed(nodes, ['a', 'b', 'c'], 'down')]).toEqual([
    ['b', { frame: { x: 0, y: 10, w: 10, h: 40, rotate: 0 } }],
  ])
})

test('two layers have one gap: nothing changes', () => {
  const nodes = nodesWith(box('a', 0, 0, 10, 10), box('b', 50, 0, 10, 10))
  expect(distributed(nodes, ['a', 'b'], 'across').size).toBe(0)
})
