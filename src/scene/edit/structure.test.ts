import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { designLimits, pageLimits } from '#model/documents/design-limits.ts'
import type { Layer, Page } from '../body/body.ts'
import { bodyOf } from '../document/body-of.ts'
import { writeBody } from '../document/write-body.ts'
import { writeChanges } from './changes.ts'
import { copiesOf } from './copies.ts'
import { bodyWith, box, group, label, nested, pageWith } from './edit.fixture.ts'
import { movedBy } from './move.ts'
import { readTree } from './read-tree.ts'
import {
  addLayers,
  duplicateLayers,
  groupLayers,
  moveLayersInto,
  removeLayers,
  reorderLayers,
  ungroupLayers,
} from './structure.ts'

function docOf(...pages: readonly Page[]): Y.Doc {
  const doc = new Y.Doc()
  writeBody(doc, bodyWith(...pages))
  return doc
}

/** `a b(c d)`: the layers of the pages in the order of painting, groups with what is in them. */
function outlineOf(doc: Y.Doc): string {
  const shown = (list: readonly Layer[]): string =>
    list.map((layer) => layer.id + (layer.type === 'group' ? `(${shown(layer.children)})` : '')).join(' ')
  return bodyOf(doc)
    .pages.map(({ layers }) => shown(layers))
    .join(' | ')
}

/** The number of edits that `change` makes. */
function editsOf(doc: Y.Doc, change: () => unknown): number {
  let edits = 0
  const count = () => edits++
  doc.on('update', count)
  change()
  doc.off('update', count)
  return edits
}

const frameOf = (doc: Y.Doc, key: string) => {
  const { x = 0, y = 0, w = 0, h = 0, rotate = 0 } = readTree(doc).nodes.get(key)?.layer ?? {}
  return [x, y, w, h, rotate]
}

/** Of the corner and both sides, to a hundredth. */
const placeOf = (doc: Y.Doc, key: string) =>
  readTree(doc)
    .nodes.get(key)
    ?.matrix.map((value) => Math.round(value * 100) / 100 + 0)

const boxes = (...ids: readonly string[]) => ids.map((id, at) => box(id, at * 20, 0, 10, 10))

test('added layers get new keys, those in groups too, and are put where it is asked', () => {
  const doc = docOf(pageWith(...boxes('a', 'b')))
  const added = [group('a', [5, 5, 20, 20], [box('b', 0, 0, 20, 20)])]
  const keys = addLayers(doc, 'page', added, { at: 1, offset: { dx: 3, dy: 4 } }) ?? []
  expect(keys).toHaveLength(1)
  const [key] = keys
  const inside = readTree(doc).childrenOf(key ?? '')
  expect(outlineOf(doc)).toBe(`a ${key}(${inside[0]}) b`)
  expect(frameOf(doc, key ?? '')).toEqual([8, 9, 20, 20, 0])
})

test('what is added to a group makes that larger and stays where it is asked', () => {
  const doc = docOf(pageWith(group('g', [100, 100, 50, 50], [box('a', 0, 0, 50, 50)])))
  const [key] = addLayers(doc, 'g', [box('new', -30, 10, 20, 20)]) ?? []
  expect(frameOf(doc, 'g')).toEqual([70, 100, 80, 50, 0])
  expect(placeOf(doc, key ?? '')).toEqual([1, 0, 0, 1, 70, 110])
  expect(placeOf(doc, 'a')).toEqual([1, 0, 0, 1, 100, 100])
})

test('adding to what is gone is null and writes nothing', () => {
  const doc = docOf(pageWith(...boxes('a')))
  expect(editsOf(doc, () => expect(addLayers(doc, 'gone', boxes('b'))).toBeNull())).toBe(0)
  expect(editsOf(doc, () => expect(addLayers(doc, 'a', boxes('b'))).toBeNull())).toBe(0)
})

test('removed layers take along what is in them, and groups that are empty then', () => {
  const inner = group('inner', [0, 0, 10, 10], [box('a', 0, 0, 10, 10)])
  const doc = docOf(pageWith(group('g', [0, 0, 90, 10], [inner, box('b', 50, 0, 40, 10)]), ...boxes('c')))
  expect(removeLayers(doc, ['a', 'gone'])).toEqual(['a'])
  expect(outlineOf(doc)).toBe('g(b) c')
  expect(frameOf(doc, 'g')).toEqual([50, 0, 40, 10, 0])
  removeLayers(doc, ['b'])
  expect(outlineOf(doc)).toBe('c')
})

test('copies are above the topmost of what is copied, in its order, and moved on the page', () => {
  const doc = docOf(pageWith(...boxes('a', 'b', 'c')), { ...nested, id: 'other' })
  const [first, second] = duplicateLayers(doc, ['b', 'a'], { dx: 5, dy: 6 }) ?? []
  expect(outlineOf(doc)).toBe(`a b ${first} ${second} c | outer(inner(leaf))`)
  expect(frameOf(doc, second ?? '')).toEqual([25, 6, 10, 10, 0])
  const [leaf] = duplicateLayers(doc, ['leaf'], { dx: 5, dy: 6 }) ?? []
  expect(placeOf(doc, leaf ?? '')).toEqual([0, 1, 1, 0, 45, 26])
  expect(placeOf(doc, 'leaf')).toEqual([0, 1, 1, 0, 40, 20])
})

test('a group is in the place of the topmost of its members, and as large as they are', () => {
  const doc = docOf(pageWith(...boxes('a', 'b', 'c', 'd')))
  const [key] = groupLayers(doc, ['c', 'a']) ?? []
  expect(outlineOf(doc)).toBe(`b ${key}(a c) d`)
  expect(frameOf(doc, key ?? '')).toEqual([0, 0, 50, 10, 0])
  expect(frameOf(doc, 'c')).toEqual([40, 0, 10, 10, 0])
})

test('members of different groups come together where the topmost is and stay on the page', () => {
  const doc = docOf(pageWith(...boxes('a', 'b'), ...nested.layers))
  const [key] = groupLayers(doc, ['leaf', 'a']) ?? []
  expect(outlineOf(doc)).toBe(`b outer(inner(${key}(a leaf)))`)
  expect(placeOf(doc, 'leaf')).toEqual([0, 1, 1, 0, 40, 20])
  expect(readTree(doc).nodes.get('a')?.matrix[4]).toBeCloseTo(0, 2)
  expect(readTree(doc).nodes.get('a')?.layer).not.toHaveProperty('flipY')
})

test('layers of two pages make no group', () => {
  const doc = docOf(pageWith(...boxes('a')), { ...pageWith(...boxes('b')), id: 'other' })
  expect(editsOf(doc, () => expect(groupLayers(doc, ['a', 'b'])).toBeNull())).toBe(0)
})

test('what is in a turned and flipped group stays where it is without it, as opaque as it was', () => {
  const inside = [box('a', 0, 0, 40, 20, { opacity: 0.5 }), box('b', 60, 20, 40, 30, { rotate: 30 })]
  const turned = group('g', [100, 100, 100, 50], inside, {
    rotate: 30,
    flipX: true,
    opacity: 0.5,
    hidden: true,
  })
  const doc = docOf(pageWith(box('under', 0, 0, 1, 1), turned, box('over', 0, 0, 1, 1)))
  const before = [placeOf(doc, 'a'), placeOf(doc, 'b')]
  expect(ungroupLayers(doc, ['g'])).toEqual(['a', 'b'])
  expect(outlineOf(doc)).toBe('under a b over')
  expect([placeOf(doc, 'a'), placeOf(doc, 'b')]).toEqual(before)
  const { nodes } = readTree(doc)
  expect(nodes.get('a')?.layer).toMatchObject({ opacity: 0.25, rotate: 30, flipX: true, hidden: true })
  expect(nodes.get('b')?.layer).toMatchObject({ opacity: 0.5, flipX: true, hidden: true })
  expect(nodes.get('b')?.layer).not.toHaveProperty('rotate')
})

test('ungrouping what is no group is null', () => {
  const doc = docOf(pageWith(...boxes('a')))
  expect(ungroupLayers(doc, ['a'])).toBeNull()
})

test.each([
  ['front', 'a c e b d'],
  ['forward', 'a c b e d'],
  ['backward', 'b a d c e'],
  ['back', 'b d a c e'],
] as const)('%s moves layers among their siblings and keeps their order', (to, expected) => {
  const doc = docOf(pageWith(...boxes('a', 'b', 'c', 'd', 'e')))
  reorderLayers(doc, ['d', 'b'], to)
  expect(outlineOf(doc)).toBe(expected)
})

test('layers at the end stay in their order when they are moved further', () => {
  const doc = docOf(pageWith(...boxes('a', 'b', 'c')))
  expect(editsOf(doc, () => reorderLayers(doc, ['b', 'c'], 'forward'))).toBe(0)
  expect(outlineOf(doc)).toBe('a b c')
})

test('a layer moves into a group or page at an index and stays where it is', () => {
  const doc = docOf(pageWith(...boxes('a', 'b'), ...nested.layers), {
    ...pageWith(...boxes('z')),
    id: 'other',
  })
  expect(moveLayersInto(doc, ['b'], 'inner', 0)).toEqual(['b'])
  expect(outlineOf(doc)).toBe('a outer(inner(b leaf)) | z')
  expect(placeOf(doc, 'b')).toEqual([1, 0, 0, 1, 20, 0])
  expect(placeOf(doc, 'leaf')).toEqual([0, 1, 1, 0, 40, 20])
  expect(moveLayersInto(doc, ['leaf', 'a'], 'other', 0)).toEqual(['a', 'leaf'])
  expect(outlineOf(doc)).toBe('outer(inner(b)) | a leaf z')
  expect(placeOf(doc, 'leaf')).toEqual([0, 1, 1, 0, 40, 20])
  moveLayersInto(doc, ['a'], 'other', 2)
  expect(outlineOf(doc)).toBe('outer(inner(b)) | leaf z a')
})

test('a group does not move into what is in it', () => {
  const doc = docOf(nested)
  expect(editsOf(doc, () => expect(moveLayersInto(doc, ['outer'], 'inner')).toBeNull())).toBe(0)
  expect(moveLayersInto(doc, ['outer'], 'outer')).toBeNull()
})

test('a group fits what is in it after one of its layers moved, and nothing else moves', () => {
  const turned = group('g', [100, 100, 100, 50], [box('a', 0, 0, 40, 20), box('b', 60, 20, 40, 30)], {
    rotate: 30,
  })
  const doc = docOf(pageWith(turned))
  const before = placeOf(doc, 'b')
  writeChanges(doc, movedBy(readTree(doc).nodes, ['a'], -20, 0))
  const [, , w, h] = frameOf(doc, 'g')
  expect(w).toBeCloseTo(100 + 20 * Math.cos(Math.PI / 6), 2)
  expect(h).toBeCloseTo(50 - 20 * Math.sin(Math.PI / 6), 2)
  expect(placeOf(doc, 'b')).toEqual(before)
})

test('a change of what is gone by now is passed over', () => {
  const doc = docOf(pageWith(...boxes('a')))
  const changes = movedBy(readTree(doc).nodes, ['a'], 5, 5)
  removeLayers(doc, ['a'])
  expect(editsOf(doc, () => writeChanges(doc, changes))).toBe(0)
})

test('copies for elsewhere are free of the groups around them', () => {
  const page = pageWith(
    group('g', [100, 100, 50, 50], [label('t', 10, 10, 20, 20, { opacity: 0.5 })], { opacity: 0.5 }),
  )
  const [copy] = copiesOf(readTree(docOf(page)).nodes, ['t'])
  expect(copy).toEqual(label('t', 110, 110, 20, 20, { opacity: 0.25 }))
})

const many = (count: number) => Array.from({ length: count }, (_, at) => box(`b${at}`, 0, 0, 1, 1))
const long = label('long', 0, 0, 9, 9, { text: '밥'.repeat(designLimits.letters) })
const deep = (levels: number): Layer =>
  levels === 0 ? box('d', 0, 0, 9, 9) : group(`d${levels}`, [0, 0, 9, 9], [deep(levels - 1)])

test.each([
  ['layers of a page', pageWith(...many(pageLimits.layers)), () => boxes('a')],
  [
    'letters of a page',
    pageWith(...Array.from({ length: 5 }, (_, at) => ({ ...long, id: `${at}` }))),
    () => [long],
  ],
  ['depth', pageWith(), () => [deep(designLimits.depth + 1)]],
  [
    'path data of a page',
    pageWith(),
    () => [{ ...box('p', 0, 0, 9, 9), type: 'path', box: [0, 0, 9, 9], d: 'M0 0 '.repeat(50_000) } as Layer],
  ],
] as const)('more than the limit of %s is null, and nothing is written', (_, page, added) => {
  const doc = docOf(page)
  expect(editsOf(doc, () => expect(addLayers(doc, 'page', added())).toBeNull())).toBe(0)
})

test('a design with all its layers takes no more, on whatever page', () => {
  const pages = Array.from(
    { length: 5 },
    (_, page): Page => ({
      ...pageWith(...many(594).map((layer) => ({ ...layer, id: `${page} ${layer.id}` }))),
      id: `p${page}`,
    }),
  )
  const doc = docOf(...pages)
  // 5 pages with 594 layers each: 25 are left.
  expect(addLayers(doc, 'p0', many(6))).toHaveLength(6)
  expect(addLayers(doc, 'p1', many(6))).toHaveLength(6)
  expect(addLayers(doc, 'p2', many(6))).toHaveLength(6)
  expect(addLayers(doc, 'p3', many(6))).toHaveLength(6)
  expect(addLayers(doc, 'p4', many(2))).toBeNull()
  expect(addLayers(doc, 'p4', many(1))).toHaveLength(1)
  expect(groupLayers(doc, ['p4 b0', 'p4 b1'])).toBeNull()
})

test('a group in groups as deep as they may be takes none around its layers', () => {
  const doc = docOf(pageWith(deep(designLimits.depth)))
  expect(editsOf(doc, () => expect(groupLayers(doc, ['d'])).toBeNull())).toBe(0)
})

test('a page with all its layers takes none from another page', () => {
  const doc = docOf(pageWith(...many(pageLimits.layers)), { ...pageWith(...boxes('a')), id: 'other' })
  expect(editsOf(doc, () => expect(moveLayersInto(doc, ['a'], 'page')).toBeNull())).toBe(0)
  expect(moveLayersInto(doc, ['b0'], 'other')).toEqual(['b0'])
})
