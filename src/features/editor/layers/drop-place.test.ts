import { expect, test } from 'vitest'
import type { Layer, Page } from '#scene/body/body.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { placeOfDrop } from './drop-place.ts'

const layer = (id: string): Layer => ({ id, type: 'shape', shape: 'rect', x: 0, y: 0, w: 1, h: 1 })
const group: Layer = { ...layer('g'), type: 'group', children: [layer('x'), layer('y')] } as Layer
/** In the tree from above: c, g with y and x, b, a. */
const page: Page = { id: 'page', background: '#FFFFFF', layers: [layer('a'), layer('b'), group, layer('c')] }
const nodes = placeNodes(page)
const place = (moved: string[], target: string, position: 'before' | 'on' | 'after') =>
  placeOfDrop(page, nodes, new Set(moved), target, position)

test('before a row is above it on the page, and after a row below it', () => {
  expect(place(['c'], 'a', 'before')).toEqual({ parent: 'page', at: 1 })
  expect(place(['c'], 'a', 'after')).toEqual({ parent: 'page', at: 0 })
  expect(place(['a'], 'c', 'before')).toEqual({ parent: 'page', at: 3 })
})

test('what is moved does not count', () => {
  expect(place(['a', 'b'], 'g', 'before')).toEqual({ parent: 'page', at: 1 })
  expect(place(['b'], 'b', 'before')).toEqual({ parent: 'page', at: 1 })
})

test('beside a layer of a group is in it, and on a group is on top of what is in it', () => {
  expect(place(['a'], 'x', 'before')).toEqual({ parent: 'g', at: 1 })
  expect(place(['a'], 'g', 'on')).toEqual({ parent: 'g', at: 2 })
  expect(place(['y'], 'g', 'on')).toEqual({ parent: 'g', at: 1 })
})

test('nothing goes onto a layer that is no group, or beside one that is gone', () => {
  expect(place(['a'], 'b', 'on')).toBeNull()
  expect(place(['a'], 'gone', 'before')).toBeNull()
})
