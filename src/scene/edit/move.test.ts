import { expect, test } from 'vitest'
import { box, cornersAfter, group, nested, nodesWith, pageWith } from './edit.fixture.ts'
import { movedBy } from './move.ts'
import { placeNodes } from './placed-nodes.ts'

test('a layer of the page moves by what is asked for', () => {
  const changes = movedBy(nodesWith(box('a', 10, 20, 30, 40)), ['a'], 5, -7)
  expect([...changes]).toEqual([['a', { frame: { x: 15, y: 13, w: 30, h: 40, rotate: 0 } }]])
})

test('a layer in turned and flipped groups moves by px of the page', () => {
  const before = cornersAfter(nested, new Map(), 'leaf')
  const after = cornersAfter(nested, movedBy(placeNodes(nested), ['leaf'], 5, -7), 'leaf')
  expect(before).toEqual(['40 20', '40 50', '60 50', '60 20'])
  expect(after).toEqual(['45 13', '45 43', '65 43', '65 13'])
})

test('of a group and a layer in it only the group changes', () => {
  const changes = movedBy(placeNodes(nested), ['leaf', 'outer'], 5, 5)
  expect([...changes.keys()]).toEqual(['outer'])
})

test('a layer whose place is locked, or that of a group around, stays', () => {
  const locked = { lock: ['place'] }
  const nodes = nodesWith(
    box('a', 0, 0, 1, 1, locked),
    group('g', [0, 0, 9, 9], [box('b', 0, 0, 1, 1)], locked),
    box('c', 0, 0, 1, 1, { lock: ['style', 'content'] }),
  )
  expect([...movedBy(nodes, ['a', 'b', 'c'], 1, 1).keys()]).toEqual(['c'])
})

test('a move by nothing, and one of what is gone, change nothing', () => {
  const nodes = placeNodes(pageWith(box('a', 0, 0, 1, 1)))
  expect(movedBy(nodes, ['a'], 0, 0).size).toBe(0)
  expect(movedBy(nodes, ['gone'], 1, 1).size).toBe(0)
})
