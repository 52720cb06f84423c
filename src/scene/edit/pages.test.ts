import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { bodyOf } from '../document/body-of.ts'
import { writeBody } from '../document/write-body.ts'
import { bodyWith, box, group, pageWith } from './edit.fixture.ts'
import { addPage, duplicatePage, movePage, removePage } from './pages.ts'
import { moveLayersInto } from './structure.ts'

function threePages(): Y.Doc {
  const doc = new Y.Doc()
  const layers = [group('g', [0, 0, 9, 9], [box('a', 0, 0, 9, 9)])]
  const second = {
    ...pageWith(...layers),
    id: 'p2',
    name: '뒤',
    background: '#123456',
    cut: 'ellipse',
  } as const
  writeBody(doc, bodyWith({ ...pageWith(), id: 'p1' }, second, { ...pageWith(), id: 'p3' }))
  return doc
}

const keysOf = (doc: Y.Doc) => bodyOf(doc).pages.map(({ id }) => id)

test('an empty white page is added after another one, or at the end', () => {
  const doc = threePages()
  const second = addPage(doc, 'p1')
  const last = addPage(doc)
  expect(keysOf(doc)).toEqual(['p1', second, 'p2', 'p3', last])
  expect(bodyOf(doc).pages[1]).toEqual({ id: second, background: '#FFFFFF', layers: [] })
})

test('a copy of a page has all that is on it under new keys', () => {
  const doc = threePages()
  const copy = duplicatePage(doc, 'p2')
  expect(keysOf(doc)).toEqual(['p1', 'p2', copy, 'p3'])
  const [, original, made] = bodyOf(doc).pages
  expect(made).toMatchObject({ name: '뒤', background: '#123456', cut: 'ellipse' })
  const [first] = made?.layers ?? []
  expect(first).toMatchObject({ type: 'group', children: [{ type: 'shape', w: 9 }] })
  expect(first?.id).not.toBe(original?.layers[0]?.id)
  expect(duplicatePage(doc, 'gone')).toBeNull()
})

test('a page is removed with what is on it, but never the last one', () => {
  const doc = threePages()
  expect(removePage(doc, 'p2')).toBe(true)
  expect(removePage(doc, 'p2')).toBe(false)
  expect(removePage(doc, 'p1')).toBe(true)
  expect(removePage(doc, 'p3')).toBe(false)
  expect(keysOf(doc)).toEqual(['p3'])
})

test('where two devices leave no page, what is left of their layers is on the page that is added next', () => {
  const [mine, theirs] = [threePages(), new Y.Doc()]
  removePage(mine, 'p3')
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine))
  removePage(mine, 'p1')
  moveLayersInto(theirs, ['g'], 'p1')
  removePage(theirs, 'p2')
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs))
  expect(keysOf(mine)).toEqual([])
  const added = addPage(mine)
  expect(bodyOf(mine).pages).toMatchObject([{ id: added, layers: [{ id: 'g' }] }])
})

test.each([
  [0, ['p3', 'p1', 'p2']],
  [1, ['p1', 'p3', 'p2']],
  [9, ['p1', 'p2', 'p3']],
])('a page moves to index %i among the others', (at, expected) => {
  const doc = threePages()
  expect(movePage(doc, 'p3', at)).toBe(true)
  expect(keysOf(doc)).toEqual(expected)
})
