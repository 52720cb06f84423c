import { expect, test } from 'vitest'
import { KnownRest } from './known-rest.ts'

const answers = { 'brandCore.read': { what: '그릇' } }

test('[W57] what is known of a room is taken once, and is there again when a pass keeps it', () => {
  const known = new KnownRest()
  known.keep('1/guide', { revision: '"3"', answers, readAt: performance.now() })
  expect(known.take('1/guide')).toMatchObject({ revision: '"3"', answers })
  expect(known.take('1/guide')).toBeNull()
})

test('[W57] the rooms that were settled longest ago are forgotten once there is too much', () => {
  const bytes = Buffer.byteLength(JSON.stringify(answers))
  const known = new KnownRest({ mostBytes: 2 * bytes })
  const keep = (room: string) => known.keep(room, { revision: '"1"', answers, readAt: performance.now() })
  for (const room of ['a', 'b', 'a', 'c']) keep(room)
  expect(known.take('b')).toBeNull()
  expect(known.take('a')).not.toBeNull()
  expect(known.take('c')).not.toBeNull()
})

test('[W57] everything is read again ten minutes after it was read', () => {
  let now = 0
  const known = new KnownRest({ now: () => now })
  for (; now < 600_000; now += 100_000) {
    known.keep('a', { revision: '"1"', answers, readAt: 0 })
    expect(known.take('a')).not.toBeNull()
  }
  known.keep('a', { revision: '"1"', answers, readAt: 0 })
  expect(known.take('a')).toBeNull()
})
