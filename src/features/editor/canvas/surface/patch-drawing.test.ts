import { expect, test } from 'vitest'
import type { Layer, Page } from '#scene/body/body.ts'
import { withChanges } from '#scene/edit/changes.ts'
import type { Drawing, PathItem } from '#scene/list/drawing.ts'
import { changedAlone, patchDrawing } from './patch-drawing.ts'

const shape = { type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10 } as const
const inner: Layer = { ...shape, id: 'inner' }
const group: Layer = {
  id: 'group',
  type: 'group',
  x: 5,
  y: 5,
  w: 10,
  h: 10,
  children: [inner, { ...inner, id: 'b' }],
}
const page: Page = { id: 'page', background: '#FFFFFF', layers: [{ ...shape, id: 'a' }, group] }
const changes = new Map([['inner', { frame: { x: 1, y: 2, w: 3, h: 4, rotate: 0 } }]])

test('only what changes is left of a page, within its groups', () => {
  const [only] = changedAlone(withChanges(page, changes), changes).layers
  expect(only).toMatchObject({ id: 'group', children: [{ id: 'inner', x: 1, w: 3 }] })
  expect(only?.type === 'group' && only.children.length).toBe(1)
})

const path = (layer: string, d: string, fill: PathItem['fill']): PathItem => ({
  kind: 'path',
  layer,
  matrix: [1, 0, 0, 1, 0, 0],
  opacity: 1,
  d,
  evenOdd: false,
  fill,
  stroke: null,
  strokeWidth: 0,
  dash: [],
  round: false,
})
const drawing = (...items: PathItem[]): Drawing => ({
  width: 10,
  height: 10,
  bleed: 0,
  cut: 'rect',
  items,
  remarks: [],
})

test('changed layers are drawn anew where they were in the order, in the colours that they had', () => {
  const before = drawing(
    path('', 'page', '#FFFFFF'),
    path('a', 'old', '#112233'),
    path('b', 'top', '#445566'),
  )
  const changed = drawing(path('', 'page', '#FFFFFF'), path('a', 'new', '#000000'))
  const { items } = patchDrawing(before, changed)
  expect(items.map((item) => item.kind === 'path' && [item.layer, item.d, item.fill])).toEqual([
    ['', 'page', '#FFFFFF'],
    ['a', 'new', '#112233'],
    ['b', 'top', '#445566'],
  ])
})
