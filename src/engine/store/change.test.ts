import { expect, test } from 'vitest'
import { applyChange, type ItemChange } from './change.ts'

const pages = [[1, 2], [3]].map((ids) => ({
  _embedded: { things: ids.map((id) => ({ id, name: `${id}` })) },
}))
const made = {
  answer: 'list',
  list: 'things',
  by: 'id',
  id: 9,
  values: { id: 9, name: 'new' },
  isNew: true,
} as const

function namesAfter(change: ItemChange, answer: unknown = pages): string[][] {
  const changed = applyChange('list', answer, change) as typeof pages
  return changed.map(({ _embedded: { things } }) => things.map(({ name }) => name))
}

test('an item that a command makes is in front of the first page, once', () => {
  const once = applyChange('list', pages, made)
  expect(namesAfter(made)).toEqual([['new', '1', '2'], ['3']])
  expect(namesAfter(made, once)).toEqual([['new', '1', '2'], ['3']])
})

test('one that the server has already, on any page, stays where it is', () => {
  expect(namesAfter({ ...made, id: 3, values: { id: 3, name: 'three' } })).toEqual([['1', '2'], ['three']])
})

test('a change of an item that is not there, without making it, adds nothing', () => {
  const { isNew: _isNew, ...change } = made
  expect(namesAfter(change)).toEqual([['1', '2'], ['3']])
  expect(namesAfter({ ...change, id: 2, values: null })).toEqual([['1'], ['3']])
})
