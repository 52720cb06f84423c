import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { translations } from '../documents/translations.ts'

const { en, ja } = translations.translated

function meet(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
}

test('two devices that begin the same text apart both keep their words', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  en.at('core.what').write(here, 'Bread ')
  en.at('core.what').write(there, 'of rice ')
  meet(here, there)
  const read = en.read(here)
  expect(en.read(there)).toEqual(read)
  expect(read).toHaveLength(1)
  expect(read[0]?.text).toContain('Bread ')
  expect(read[0]?.text).toContain('of rice ')
})

test('texts are read by key; an empty one is none, and those of another field are not read', () => {
  const doc = new Y.Doc()
  en.at('b').write(doc, 'two')
  en.at('a').write(doc, 'one')
  en.at('c').write(doc, '')
  ja.at('d').write(doc, '四')
  expect(en.read(doc)).toEqual([
    { key: 'a', text: 'one' },
    { key: 'b', text: 'two' },
  ])
  expect(en.keys(doc)).toEqual(['a', 'b'])
  expect(ja.isAnswered(doc)).toBe(true)
})

test('a key that no path can hold is refused, and what is stored under one is not read', () => {
  const doc = new Y.Doc()
  for (const key of ['a/b', '', '__proto__', 'x'.repeat(300)]) expect(() => en.at(key)).toThrow(RangeError)
  doc.getText(`${en.path}/a/b`).insert(0, 'x')
  doc.getText(`${en.path}/`).insert(0, 'x')
  doc.getText(en.path).insert(0, 'x')
  expect(en.read(doc)).toEqual([])
})

test('followed texts tell what a peer begins, changes and empties, and all others stay the same objects', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  en.at('a').write(here, 'one')
  meet(here, there)
  const followed = en.follow(here)
  const observed: number[] = []
  const stop = en.observe(here, () => observed.push(1))
  const told: string[][] = []
  followed.subscribe((keys) => told.push([...keys]))
  const before = followed.get('a')
  en.at('b').write(there, 'two')
  ja.at('b').write(there, '二')
  meet(here, there)
  expect(followed.items()).toEqual([
    { key: 'a', text: 'one' },
    { key: 'b', text: 'two' },
  ])
  expect(followed.get('a')).toBe(before)
  en.at('b').write(there, '')
  meet(here, there)
  expect(followed.items()).toEqual([{ key: 'a', text: 'one' }])
  expect(followed.items()).toBe(followed.items())
  expect(told.every((keys) => keys.includes('b'))).toBe(true)
  expect(observed.length).toBeGreaterThan(1)
  followed.close()
  stop()
  en.at('a').write(here, 'uno')
  expect(followed.get('a')).toBe(before)
})

test('the names of a document are walked once for a transaction, however many texts it changes and fields are followed', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  const keys = Array.from({ length: 50 }, (_, number) => `k${number}`)
  const writeAll = (words: string) =>
    there.transact(() => {
      for (const key of keys) for (const field of [en, ja]) field.at(key).write(there, words)
    })
  const followed = [en.follow(here), ja.follow(here)]
  const walks = [vi.spyOn(here.share, 'keys'), vi.spyOn(here.share, Symbol.iterator)]
  const walked = () => walks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const receive = () => Y.applyUpdate(here, Y.encodeStateAsUpdate(there, Y.encodeStateVector(here)))
  // Names that are new here, and then those that are known.
  for (const words of ['one', 'two']) {
    writeAll(words)
    const before = walked()
    receive()
    expect(walked() - before).toBe(1)
    for (const field of followed)
      expect(field.items()).toEqual([...keys].sort().map((key) => ({ key, text: words })))
  }
})
