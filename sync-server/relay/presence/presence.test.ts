import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { presenceOf, readPresence } from '../testing/test-wire.ts'
import { type PresenceOwner, RoomPresence } from './presence.ts'

const person = (id: number): PresenceOwner => ({ person: { id, name: `Person ${id}` } })
const shown = (bytes: Uint8Array | null) => (bytes ? readPresence(bytes) : [])

test('[R29] the person is stamped by the server, unknown and malformed keys are dropped', () => {
  const presence = new RoomPresence(8192)
  const forged = {
    user: { id: 1, name: 'The owner' },
    place: 'core/story',
    cursor: { anchor: {} },
    colour: 'red',
  }
  expect(shown(presence.apply(person(7), presenceOf([[70, 1, forged]])))).toEqual([
    { id: 70, clock: 1, state: { user: { id: 7, name: 'Person 7' }, place: 'core/story' } },
  ])
  const cursor = { field: 'core.what', anchor: { type: null }, head: null }
  expect(shown(presence.apply(person(7), presenceOf([[70, 2, { cursor }]])))).toEqual([
    { id: 70, clock: 2, state: { user: { id: 7, name: 'Person 7' }, cursor } },
  ])
})

test('[R29] a payload is read by the schema of its kind of document, and is dropped alone', () => {
  const schema = z.object({ selected: z.array(z.string().check(z.maxLength(200))) })
  const presence = new RoomPresence(8192, schema)
  const owner = person(7)
  const state = (clock: number, payload: unknown) =>
    shown(presence.apply(owner, presenceOf([[70, clock, { place: 'sheet', payload }]])))[0]?.state
  const user = { id: 7, name: 'Person 7' }
  expect(state(1, { selected: ['a'], forged: 1 })).toEqual({
    place: 'sheet',
    payload: { selected: ['a'] },
    user,
  })
  for (const [clock, strange] of [
    [2, 'x'],
    [3, { selected: 7 }],
    [4, { selected: Array(60).fill('x'.repeat(50)) }],
  ] as const)
    expect(state(clock, strange)).toEqual({ place: 'sheet', user })
  const without = new RoomPresence(8192)
  expect(
    shown(without.apply(person(7), presenceOf([[70, 1, { payload: { selected: [] } }]])))[0]?.state,
  ).toEqual({ user })
})

test('[R30] a socket may set only the first id that it names', () => {
  const presence = new RoomPresence(8192)
  const [mine, theirs] = [person(7), person(8)]
  presence.apply(mine, presenceOf([[70, 5, {}]]))
  expect(presence.apply(theirs, presenceOf([[70, 9, { place: 'forged' }]]))).toBeNull()
  expect(presence.apply(theirs, presenceOf([[70, 5, null]]))).toBeNull()
  expect(
    shown(
      presence.apply(
        theirs,
        presenceOf([
          [70, 9, {}],
          [80, 1, {}],
          [81, 1, {}],
        ]),
      ),
    ),
  ).toMatchObject([{ id: 80 }])
  expect(presence.apply(mine, presenceOf([[71, 1, {}]]))).toBeNull()
})

test('[R30] a late repetition of a client that left is ignored', () => {
  const presence = new RoomPresence(8192)
  const [leaver, repeater] = [person(7), person(8)]
  presence.apply(repeater, presenceOf([[80, 1, {}]]))
  presence.apply(leaver, presenceOf([[70, 1, {}]]))
  presence.remove(leaver)
  expect(presence.apply(repeater, presenceOf([[70, 2, {}]]))).toBeNull()
  expect(shown(presence.encode())).toMatchObject([{ id: 80 }])
})

test('[R31] a person’s new socket may set their id, and closing the old one removes nothing', () => {
  const presence = new RoomPresence(8192)
  const [old, fresh] = [person(7), person(7)]
  presence.apply(old, presenceOf([[70, 5, {}]]))
  expect(presence.apply(fresh, presenceOf([[70, 6, { place: 'back' }]]))).not.toBeNull()
  expect(presence.apply(old, presenceOf([[70, 7, {}]]))).toBeNull()
  expect(presence.remove(old)).toBeNull()
  expect(shown(presence.encode())).toMatchObject([{ id: 70, state: { place: 'back' } }])
})

test('[R31] a new socket may set its person’s id with the same clock, as reconnecting clients do', () => {
  const presence = new RoomPresence(8192)
  const [old, fresh] = [person(7), person(7)]
  presence.apply(old, presenceOf([[70, 5, {}]]))
  presence.apply(fresh, presenceOf([[70, 5, {}]]))
  expect(presence.remove(old)).toBeNull()
  expect(shown(presence.encode())).toMatchObject([{ id: 70 }])
  expect(shown(presence.remove(fresh))).toMatchObject([{ id: 70, state: null }])
})

test('[R32] a state that is too large or no object is ignored', () => {
  const presence = new RoomPresence(1000)
  expect(presence.apply(person(7), presenceOf([[70, 1, { place: '가'.repeat(400) }]]))).toBeNull()
  expect(presence.apply(person(7), presenceOf([[70, 1, [1, 2]]]))).toBeNull()
  expect(presence.apply(person(7), presenceOf([[70, 1, 'words']]))).toBeNull()
  expect(() => presence.apply(person(7), Uint8Array.of(3, 1))).toThrow()
})

test('[R33] a closing socket is removed with the known clock', () => {
  const presence = new RoomPresence(8192)
  const owner = person(7)
  presence.apply(owner, presenceOf([[70, 5, {}]]))
  expect(shown(presence.remove(owner))).toEqual([{ id: 70, clock: 5, state: null }])
  expect(presence.encode()).toBeNull()
})

test('an old clock changes nothing, a removal with the known clock does', () => {
  const presence = new RoomPresence(8192)
  const owner = person(7)
  presence.apply(owner, presenceOf([[70, 5, {}]]))
  expect(presence.apply(owner, presenceOf([[70, 4, {}]]))).toBeNull()
  expect(shown(presence.apply(owner, presenceOf([[70, 5, null]])))).toMatchObject([{ state: null }])
  expect(shown(presence.apply(owner, presenceOf([[70, 6, {}]])))).toMatchObject([{ id: 70, clock: 6 }])
})
