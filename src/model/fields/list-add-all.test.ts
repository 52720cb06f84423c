import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '../documents/guide.ts'
import { replaceItems } from './replace-items.ts'

const { values } = guide.core
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

/** A list in any state: moved, removed from, with orders that are equal, invalid or missing. */
function anyList(random: () => number): Y.Doc {
  const doc = new Y.Doc()
  const count = Math.floor(random() * 8)
  for (let i = 0; i < count; i++)
    values.add(doc, { keyword: `old ${i}` }, { key: `old-${i}`, at: Math.floor(random() * 9) })
  for (const key of values.keys(doc)) {
    const item = doc.getMap(values.path).get(key) as Y.Map<unknown>
    const odd = random()
    if (odd < 0.1) item.delete('order')
    else if (odd < 0.2) item.set('order', 'zzz no order')
    else if (odd < 0.3) item.set('order', 'a0')
    else if (odd < 0.4) values.remove(doc, key)
  }
  return doc
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

const read = (doc: Y.Doc) => values.read(doc).map(({ key, keyword }) => `${key} ${keyword}`)

test(`items that are added at once are those that are added one behind the other (seed ${seed})`, () => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let round = 0; round < 300; round++) {
    const where = random() < 0.3 ? {} : { at: Math.floor(random() * 10) - 1 }
    const keys = Array.from({ length: Math.floor(random() * 6) }, (_, i) => `new-${i}`)
    const items = keys.map((key) => ({ keyword: key }))
    const one = anyList(random)
    const all = copyOf(one)
    keys.forEach((key, i) => {
      const behind = keys[i - 1]
      const at = behind === undefined ? where : { at: values.keys(one).indexOf(behind) + 1 }
      values.add(one, items[i] ?? {}, { key, ...at })
    })
    expect(values.addAll(all, items, { keys, ...where })).toEqual(keys)
    expect(read(all), `round ${round}`).toEqual(read(one))
  }
})

test('two devices that add at the same place without a network keep all items, each of them in its order', () => {
  const here = new Y.Doc()
  values.add(here, { keyword: 'first' }, { key: 'first' })
  const there = copyOf(here)
  for (const [doc, name] of [
    [here, 'here'],
    [there, 'there'],
  ] as const)
    values.addAll(doc, [{}, {}, {}], { keys: [1, 2, 3].map((i) => `${name}-${i}`) })
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there))
  const keys = values.keys(here)
  expect(keys).toHaveLength(7)
  for (const name of ['here', 'there'])
    expect(keys.filter((key) => key.startsWith(`${name}-`))).toEqual([1, 2, 3].map((i) => `${name}-${i}`))
})

test('what is missing side by side is added at its place', () => {
  const doc = new Y.Doc()
  values.addAll(doc, [{}, {}], { keys: ['b', 'e'] })
  const wanted = [...'abcdef'].map((key) => ({ key, keyword: key }))
  replaceItems(doc, values, wanted)
  expect(values.read(doc).map(({ key, keyword }) => `${key}${keyword}`)).toEqual([
    'aa',
    'bb',
    'cc',
    'dd',
    'ee',
    'ff',
  ])
})
