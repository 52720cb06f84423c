import { expect, test } from 'vitest'
import type { Peer } from '#engine/documents/relay/presence.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { design } from '#model/documents/design.ts'
import { onePerPerson, peopleIn, readPeopleHere } from './people-here.ts'

const { text, name, price } = design.design.layers.properties
const payload = { page: 'p1', selection: ['l1'], pointer: [1, 2], view: null }
const peer = (clientId: number, id: number, more: Partial<Peer> = {}): Peer => ({
  clientId,
  person: { id, name: `사람 ${id}` },
  screen: null,
  cursor: null,
  payload,
  ...more,
})

test('the own other windows are left out, and who shows nothing is here without a page', () => {
  const people = readPeopleHere([peer(1, 7), peer(2, 8), peer(3, 9, { payload: null })], 7)
  expect(people).toMatchObject([
    { client: 2, id: 8, page: 'p1', selection: ['l1'] },
    { client: 3, id: 9, page: null, selection: [] },
  ])
})

test('who has the caret in the text of a layer writes there; another field is no text', () => {
  const writing = (field: string) =>
    readPeopleHere([peer(1, 8, { cursor: { field, anchor: null, head: null } })], 7)[0]?.writing
  expect(writing(text.at('l2').path)).toBe('l2')
  for (const path of [name.at('l2').path, 'core.what', 'other.layers/l2/text', ''])
    expect(writing(path)).toBeNull()
})

test('the text in which they write is that of the layer, or of a cell its id in the drawing', () => {
  const textAt = (field: string) =>
    readPeopleHere([peer(1, 8, { cursor: { field, anchor: null, head: null } })], 7)[0]
  expect(textAt(text.at('l2').path)).toMatchObject({ writing: 'l2', text: 'l2' })
  expect(textAt(price.letters('r1').path)).toMatchObject({ writing: 'r1', text: 'r1/price' })
  expect(textAt('core.what')).toMatchObject({ writing: null, text: null })
})

test('of several windows of a person one is shown: that in which they write or have selected something', () => {
  const idle = peer(1, 8, { payload: null })
  const reading = peer(2, 8, { payload: { ...payload, page: 'p2', selection: [] } })
  const working = peer(3, 8)
  for (const windows of [
    [idle, reading, working],
    [working, reading, idle],
  ])
    expect(onePerPerson(readPeopleHere(windows, 7)).map(({ client }) => client)).toEqual([3])
})

test('a pointer or a view that moves tells nothing, a selection does', () => {
  const peers = createWatched<readonly Peer[]>([peer(1, 8)])
  const people = peopleIn({ peers }, 7)
  let told = 0
  people.subscribe(() => told++)
  peers.set([peer(1, 8, { payload: { ...payload, pointer: [5, 5], view: [0, 0, 9, 9] } })])
  expect(told).toBe(0)
  peers.set([peer(1, 8, { payload: { ...payload, selection: ['l2'] } })])
  expect(told).toBe(1)
})
