import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { sketch } from '../../../tests/support/sketch-document.ts'

const { slots } = sketch.sheet

function meet(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
}

test('[D73] two devices that create an entry of the same name apart both keep their values', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  slots.set(here, 'color.main', { colour: '#112233' })
  slots.set(there, 'color.main', { weight: 700 })
  meet(here, there)
  for (const doc of [here, there])
    expect(slots.read(doc)).toEqual([{ key: 'color.main', colour: '#112233', weight: 700 }])
})

test('entries are read by name; one without a value does not exist', () => {
  const doc = new Y.Doc()
  slots.set(doc, 'b', { weight: 2 })
  slots.set(doc, 'a', { weight: 1, colour: '#fff' })
  slots.set(doc, 'c', { weight: null })
  expect(slots.keys(doc)).toEqual(['a', 'b'])
  slots.set(doc, 'a', { weight: null })
  expect(slots.read(doc)[0]).toEqual({ key: 'a', colour: '#fff', weight: null })
  slots.remove(doc, 'a')
  expect(slots.has(doc, 'a')).toBe(false)
})

test('a value that is changed while another device removes the entry stays', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  slots.set(here, 'a', { colour: '#fff', weight: 400 })
  meet(here, there)
  slots.remove(here, 'a')
  slots.at('a', 'weight').write(there, 500)
  meet(here, there)
  const read = slots.read(here)
  expect(slots.read(there)).toEqual(read)
  expect(read).toEqual([{ key: 'a', colour: null, weight: 500 }])
})

test('a name that no path can hold is refused, and what is stored under one is not read', () => {
  const doc = new Y.Doc()
  for (const name of ['a/b', '', '__proto__', 'x'.repeat(300)])
    expect(() => slots.set(doc, name, { weight: 1 })).toThrow(RangeError)
  doc.getMap(slots.path).set('a/b/weight', 7)
  doc.getMap(slots.path).set('weight', 7)
  doc.getMap(slots.path).set('a/weight', 'heavy')
  expect(slots.read(doc)).toEqual([])
})

test('[D74] a followed record tells which entries changed, and all others stay the same objects', () => {
  const doc = new Y.Doc()
  slots.set(doc, 'a', { weight: 1 })
  slots.set(doc, 'b', { weight: 2 })
  const followed = slots.follow(doc)
  const told: string[][] = []
  followed.subscribe((keys) => told.push([...keys]))
  const before = followed.get('b')
  slots.at('a', 'colour').write(doc, '#000')
  expect(told).toEqual([['a']])
  expect(followed.get('b')).toBe(before)
  expect(followed.items()).toEqual(slots.read(doc))
  followed.close()
})
