import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { sketch } from '../../../tests/support/sketch-document.ts'

const { layers } = sketch.sheet

/** Names by depth: `A(B(C) D)`. */
function drawn(doc: Y.Doc, parent: string | null = null): string {
  return layers
    .children(doc, parent)
    .map((key) => {
      const inside = drawn(doc, key)
      return `${layers.properties.name.at(key).read(doc)}${inside === '' ? '' : `(${inside})`}`
    })
    .join(' ')
}

function add(doc: Y.Doc, name: string, parent: string | null = null): string {
  return layers.add(doc, { name }, { parent, key: name })
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function meet(...docs: Y.Doc[]): void {
  for (let round = 0; round < 2; round++)
    for (const from of docs)
      for (const to of docs) if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}

function grown(): Y.Doc {
  const doc = new Y.Doc()
  add(doc, 'P')
  add(doc, 'A', 'P')
  add(doc, 'B', 'P')
  add(doc, 'C', 'A')
  return doc
}

test('nodes are read with every parent before its children, and moved with what is inside of them', () => {
  const doc = grown()
  expect(drawn(doc)).toBe('P(A(C) B)')
  expect(layers.move(doc, 'A', { parent: 'B' })).toBe(true)
  expect(drawn(doc)).toBe('P(B(A(C)))')
  expect(layers.move(doc, 'A', { parent: null, at: 0 })).toBe(true)
  expect(drawn(doc)).toBe('A(C) P(B)')
  expect(layers.read(doc).map(({ key, parent }) => [key, parent])).toEqual([
    ['A', null],
    ['C', 'A'],
    ['P', null],
    ['B', 'P'],
  ])
})

test('the parents of all nodes are told at once, without those that are removed', () => {
  const doc = grown()
  layers.remove(doc, 'A')
  expect([...layers.parents(doc)].sort()).toEqual([
    ['B', 'P'],
    ['P', null],
  ])
})

test('a node is moved neither into itself, nor into what is inside of it, nor into what is gone', () => {
  const doc = grown()
  for (const parent of ['A', 'C', 'unknown']) expect(layers.move(doc, 'A', { parent })).toBe(false)
  expect(layers.move(doc, 'unknown', { parent: 'P' })).toBe(false)
  expect(drawn(doc)).toBe('P(A(C) B)')
})

test('[D71] of two nodes that are moved into each other apart one goes back to its former parent', () => {
  const here = grown()
  const there = copyOf(here)
  layers.move(here, 'A', { parent: 'B' })
  layers.move(there, 'B', { parent: 'A' })
  meet(here, there)
  expect(drawn(here)).toBe('P(A(C B))')
  expect(drawn(there)).toBe(drawn(here))
})

test('[D71] a node that went back stays there when the other one is moved away', () => {
  const here = grown()
  const there = copyOf(here)
  layers.move(here, 'A', { parent: 'B' })
  layers.move(there, 'B', { parent: 'A' })
  meet(here, there)
  layers.move(there, 'B', { parent: null })
  meet(here, there)
  expect(drawn(here)).toBe('P(A(C)) B')
  expect(drawn(there)).toBe(drawn(here))
})

test('[D72] a removal removes what is inside, but nothing that was moved out or in meanwhile', () => {
  const here = grown()
  const there = copyOf(here)
  layers.remove(here, 'A')
  expect(drawn(here)).toBe('P(B)')
  layers.move(there, 'C', { parent: 'B' })
  add(there, 'D', 'A')
  meet(here, there)
  const places = layers.read(here).map(({ key, parent }) => `${key} in ${parent}`)
  expect(places.sort()).toEqual(['B in P', 'C in B', 'D in P', 'P in null'])
  expect(drawn(there)).toBe(drawn(here))
})

test('[D72] undoing a removal brings everything back, with what others changed meanwhile', () => {
  const here = grown()
  const there = copyOf(here)
  const history = new Y.UndoManager(here, { trackedOrigins: new Set(['own']), captureTimeout: 0 })
  layers.remove(here, 'A', 'own')
  layers.properties.words.at('C').write(there, '다른 사람의 글')
  layers.properties.x.at('C').write(there, 7)
  meet(here, there)
  expect(drawn(here)).toBe('P(B)')
  history.undo()
  meet(here, there)
  expect(drawn(there)).toBe('P(A(C) B)')
  expect(layers.read(there).find(({ key }) => key === 'C')).toMatchObject({ words: '다른 사람의 글', x: 7 })
})

test('a node whose parent is taken back by its author hangs on the former one', () => {
  const here = grown()
  const history = new Y.UndoManager(here, { trackedOrigins: new Set(['own']) })
  layers.add(here, { name: 'N' }, { key: 'N' }, 'own')
  const there = copyOf(here)
  layers.move(there, 'C', { parent: 'N' })
  history.undo()
  meet(here, there)
  expect(drawn(here)).toBe('P(A(C) B)')
  expect(drawn(there)).toBe(drawn(here))
})

test('[D74] a followed tree tells which nodes changed, and all others stay the same objects', () => {
  const doc = grown()
  const followed = layers.follow(doc)
  const told: string[][] = []
  followed.subscribe((keys) => told.push([...keys].sort()))
  const before = followed.items()
  layers.properties.x.at('C').write(doc, 3)
  expect(told).toEqual([['C']])
  const after = followed.items()
  expect(after.filter((node) => !before.includes(node)).map(({ key }) => key)).toEqual(['C'])
  layers.properties.x.at('C').write(doc, 3)
  expect(followed.items()).toBe(after)
  layers.move(doc, 'A', { parent: null })
  expect(followed.get('A')).toMatchObject({ parent: null })
  expect(followed.get('C')).toBe(after.find(({ key }) => key === 'C'))
  layers.remove(doc, 'A')
  expect(told.at(-1)).toEqual(['A', 'C'])
  expect(followed.get('C')).toBeNull()
  expect(followed.items()).toEqual(layers.read(doc))
  followed.close()
})

test('what a foreign client stored is read as a tree', () => {
  const doc = grown()
  const map = doc.getMap(layers.path)
  for (const place of [null, 7, { parent: 3 }, { parent: 'ring', order: 'x' }, { parent: 'A', order: '!' }])
    (map.get('C') as Y.Map<unknown>).set('$place', place)
  map.set('stranger', 'no node')
  const ring = new Y.Map<unknown>([['$place', { parent: 'ring', order: null }]])
  map.set('ring', ring)
  expect(layers.keys(doc)).toEqual(['P', 'A', 'C', 'B', 'ring'])
})

test('many nodes added at once are behind those that are there, in their order, with what they hold', () => {
  const doc = grown()
  layers.addAll(doc, [
    { name: 'D', key: 'D', parent: 'P' },
    { name: 'E', key: 'E', parent: 'D' },
    { name: 'F', key: 'F', parent: 'P' },
    { name: 'Q', key: 'Q', parent: null },
  ])
  expect(drawn(doc)).toBe('P(A(C) B D(E) F) Q')
})

test('a removed node that is revived comes back with what was removed with it and what others wrote', () => {
  const doc = grown()
  const other = copyOf(doc)
  layers.remove(doc, 'A')
  layers.properties.name.at('C').write(other, 'c')
  meet(doc, other)
  expect(layers.revive(doc, ['B', 'none'])).toEqual(new Set())
  expect(drawn(doc)).toBe('P(B)')
  expect(layers.revive(doc, ['A'])).toEqual(new Set(['A']))
  meet(doc, other)
  expect([drawn(doc), drawn(other)]).toEqual(['P(A(c) B)', 'P(A(c) B)'])
})

test('a node that was revived outside of what it was removed with does not go with that again', () => {
  const here = grown()
  const there = copyOf(here)
  layers.remove(here, 'A')
  layers.move(there, 'C', { parent: 'B' })
  meet(here, there)
  layers.revive(here, ['A', 'C'])
  meet(here, there)
  expect(drawn(here)).toBe('P(A B(C))')
  layers.move(here, 'B', { parent: 'A' })
  layers.remove(there, 'A')
  meet(here, there)
  expect([drawn(here), drawn(there)]).toEqual(['P(B(C))', 'P(B(C))'])
})
