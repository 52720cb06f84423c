import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { addTaken } from './add-taken.ts'
import { guide } from './guide.ts'

const list = guide.suggestions.taken

test('the newest hundred are kept', () => {
  const doc = new Y.Doc()
  for (let number = 1; number <= 130; number += 1) addTaken(doc, list, { name: String(number), source: 'AI' })
  const names = list.read(doc).map(({ name }) => name)
  expect(names).toHaveLength(100)
  expect([names[0], names.at(-1)]).toEqual(['31', '130'])
})

test('what is beyond it after a merge goes with the next one', () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()]
  for (let number = 1; number <= 100; number += 1)
    for (const doc of [one, other]) addTaken(doc, list, { name: String(number) })
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
  expect(list.keys(one)).toHaveLength(200)
  addTaken(one, list, { name: 'last' })
  expect(list.keys(one)).toHaveLength(100)
  expect(list.read(one).at(-1)?.name).toBe('last')
})
