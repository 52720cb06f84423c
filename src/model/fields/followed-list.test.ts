import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '../documents/guide.ts'
import { followList } from './followed-list.ts'

const { values } = guide.core

test('a followed list equals the list as read, by whichever device it is changed', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  const list = followList(values, here)
  const random = seeded(20_261_122)
  for (let step = 0; step < 400; step += 1) {
    const doc = random() < 0.7 ? here : there
    change(doc, random)
    if (random() < 0.3) Y.applyUpdate(here, Y.encodeStateAsUpdate(there))
    if (random() < 0.3) Y.applyUpdate(there, Y.encodeStateAsUpdate(here))
    expect(list.items()).toEqual(values.read(here))
  }
  const [first] = values.read(here)
  expect(first && list.get(first.key)).toEqual(first)
  expect(list.get('unknown')).toBeNull()
})

test('what is stored under a key without being an item is left out', () => {
  const doc = new Y.Doc()
  doc.getMap(values.path).set('stranger', 'a text')
  const list = followList(values, doc)
  expect(list.items()).toEqual([])
  const key = values.add(doc, { keyword: '정직' })
  doc.getMap(values.path).set(key, 7)
  expect(list.items()).toEqual([])
})

test('a followed list that was closed does not change any more', () => {
  const doc = new Y.Doc()
  const list = followList(values, doc)
  list.close()
  values.add(doc, { keyword: '정직' })
  expect(list.items()).toEqual([])
})

function change(doc: Y.Doc, random: () => number): void {
  const keys = values.keys(doc)
  const key = keys[Math.floor(random() * keys.length)]
  const dice = random()
  if (key === undefined || dice < 0.35)
    values.add(doc, { keyword: '정직', description: '약속' }, { at: Math.floor(random() * 5) })
  else if (dice < 0.55) values.move(doc, key, Math.floor(random() * keys.length))
  else if (dice < 0.7) values.remove(doc, key)
  else if (dice < 0.85) values.properties.description.at(key).write(doc, `약속 ${random()}`)
  else if (dice < 0.95) values.properties.keyword.at(key).write(doc, `가치 ${random()}`)
  else values.attachId(doc, key, Math.floor(random() * 100))
}

function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
