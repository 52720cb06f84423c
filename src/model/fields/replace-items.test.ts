import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '../documents/guide.ts'
import { replaceItems } from './replace-items.ts'

const { values } = guide.core
const words = (doc: Y.Doc) => values.read(doc).map(({ key, keyword }) => `${key} ${keyword}`)

function listOf(...keys: string[]): Y.Doc {
  const doc = new Y.Doc()
  for (const key of keys) values.add(doc, { keyword: key }, { key })
  return doc
}

test('items are added, changed, removed and put in order until the list equals the given ones', () => {
  const doc = listOf('a', 'b', 'c')
  doc.transact(() =>
    replaceItems(doc, values, [
      { key: 'c', keyword: 'c' },
      { key: 'd', keyword: 'd' },
      { key: 'a', keyword: 'A' },
    ]),
  )
  expect(words(doc)).toEqual(['c c', 'd d', 'a A'])
})

test('items that are there already are not written', () => {
  const doc = listOf('a', 'b', 'c')
  let updates = 0
  doc.on('update', () => updates++)
  replaceItems(doc, values, values.read(doc))
  expect(updates).toBe(0)
})

test('with `isWanted` the other items and the order stay', () => {
  const doc = listOf('a', 'b', 'c')
  const wanted = [
    { key: 'c', keyword: 'C' },
    { key: 'a', keyword: 'A' },
  ]
  replaceItems(doc, values, wanted, (key) => key !== 'a')
  expect(words(doc)).toEqual(['a a', 'c C'])
})

test('a list of ten is put in a new order by as few moves as it takes', () => {
  const keys = [...'abcdefghij']
  const doc = listOf(...keys)
  const orders = () => keys.map((key) => (doc.getMap(values.path).get(key) as Y.Map<unknown>).get('order'))
  const before = orders()
  const wanted = [...keys.slice(1), 'a'].map((key) => ({ key, keyword: key }))
  doc.transact(() => replaceItems(doc, values, wanted))
  expect(values.keys(doc)).toEqual(wanted.map(({ key }) => key))
  expect(orders().filter((order, at) => order !== before[at])).toHaveLength(1)
})
