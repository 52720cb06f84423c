import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { startRelay, type TestSocket } from '../testing/test-relay.ts'
import { readPresence } from '../testing/test-wire.ts'
import { encodePresence } from '../wire/messages.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const nextStates = async (socket: TestSocket) => readPresence((await socket.next('presence')).bytes)

test('[R29] [R30] a client cannot set another person’s presence', async () => {
  await using relay = await startRelay(database)
  const [ada, villain] = [await relay.connect('7-owner'), await relay.connect('8-member')]
  ada.show(70, 1, { place: 'core/story' })
  expect(await nextStates(villain)).toMatchObject([{ id: 70, state: { user: { id: 7 } } }])
  villain.show(70, 9, { place: 'forged' })
  villain.show(70, 1, null)
  villain.show(80, 1, { user: { id: 7, name: 'Person 7' } })
  expect(await nextStates(ada)).toMatchObject([{ id: 70 }])
  expect(await nextStates(ada)).toEqual([{ id: 80, clock: 1, state: { user: { id: 8, name: 'Person 8' } } }])
})

test('[R33] a later client sees who is present, and everybody sees who leaves', async () => {
  await using relay = await startRelay(database)
  const ada = await relay.connect('7-owner', { idBrand: 2 })
  ada.show(70, 3, { place: 'core/story' })
  await ada.next('presence')
  const later = await relay.connect('8-member', { idBrand: 2 })
  expect(await nextStates(later)).toMatchObject([{ id: 70, clock: 3 }])
  ada.socket.terminate()
  expect(await nextStates(later)).toEqual([{ id: 70, clock: 3, state: null }])
})

test('[R32] awareness that cannot be read closes with 4422', async () => {
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-owner', { idBrand: 3 })
  socket.send(encodePresence(Uint8Array.of(5, 1, 1)))
  expect(await socket.closed()).toBe(4422)
})

test('[R123] sixty-four sockets that flood presence are heard last, and edits of their account go on', async () => {
  await using relay = await startRelay(database, { limits: { presencePerSecond: 10 } })
  const sockets = await Promise.all(
    Array.from({ length: 63 }, () => relay.connect('7-owner', { idBrand: 4 })),
  )
  const peer = await relay.connect('8-member', { idBrand: 4 })
  for (let clock = 1; clock <= 100; clock += 1)
    for (const [at, socket] of sockets.entries()) socket.show(1_000 + at, clock, { place: `core/${clock}` })
  const [writer] = sockets
  writer?.change((doc) => doc.getText('core.background').insert(0, '그 사이에 쓴 말'))
  await writer?.stored()
  await Promise.all(sockets.map((socket) => socket.handled()))
  expect(sockets.map((socket) => socket.count('closed'))).toEqual(sockets.map(() => 0))
  expect(peer.count('presence')).toBeLessThan(40)
  expect((await peer.pull()).getText('core.background').toString()).toBe('그 사이에 쓴 말')
})

test('[R123] the newest state of a socket arrives, however many there were', async () => {
  await using relay = await startRelay(database, { limits: { presencePerSecond: 50 } })
  const [ada, peer] = [
    await relay.connect('7-owner', { idBrand: 5 }),
    await relay.connect('8-member', { idBrand: 5 }),
  ]
  for (let clock = 1; clock <= 1_000; clock += 1) ada.show(70, clock, { place: `core/${clock}` })
  let newest: unknown
  while (newest !== 1_000) newest = (await nextStates(peer)).at(-1)?.clock
})
