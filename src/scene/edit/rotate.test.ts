import { expect, test } from 'vitest'
import { box, cornersAfter, nested, nodesWith, pageWith } from './edit.fixture.ts'
import { placeNodes } from './placed-nodes.ts'
import { rotated } from './rotate.ts'

test('a layer turns about its own centre', () => {
  const changes = rotated(nodesWith(box('a', 10, 20, 30, 40, { rotate: 170 })), ['a'], 20)
  expect(changes.get('a')?.frame).toEqual({ x: 10, y: 20, w: 30, h: 40, rotate: -170 })
})

test('of several each turns and its centre goes round that of their box', () => {
  const page = pageWith(box('a', 0, 0, 20, 10), box('b', 80, 90, 20, 10))
  const changes = rotated(placeNodes(page), ['a', 'b'], 90)
  expect(cornersAfter(page, changes, 'a')).toEqual(['100 0', '100 20', '90 20', '90 0'])
  expect(cornersAfter(page, changes, 'b')).toEqual(['10 80', '10 100', '0 100', '0 80'])
})

test('a layer in turned and flipped groups turns clockwise as seen on the page', () => {
  const changes = rotated(placeNodes(nested), ['leaf'], 90)
  expect(cornersAfter(nested, changes, 'leaf')).toEqual(['65 25', '35 25', '35 45', '65 45'])
})

test('a layer whose place is locked stays', () => {
  const nodes = nodesWith(box('a', 0, 0, 9, 9, { lock: ['place'] }), box('b', 50, 0, 10, 10))
  const changes = rotated(nodes, ['a', 'b'], 90)
  expect([...changes]).toEqual([['b', { frame: { x: 50, y: 0, w: 10, h: 10, rotate: 90 } }]])
})
