import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { startRelay, type TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep1 } from '../wire/messages.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const read = (doc: Y.Doc) => doc.getText('core.background').toString()

test('[R43] a client that stops reading gets one diff once it reads again, and misses nothing', async () => {
  await using relay = await startRelay(database, {
    limits: { softBufferBytes: 100_000, hardBufferBytes: 1_000_000_000 },
    relay: { updatesPerSecond: 10_000 },
  })
  const [writer, slow] = [await relay.connect('7-owner'), await relay.connect('8-owner')]
  await slow.handled()
  slow.socket.pause()
  const staleBefore = await gauge()
  // The kernel's buffers take some megabytes before ours begin to fill.
  let written = 0
  for (; (await gauge()) === staleBefore && written < 400; written += 1) await write(writer, written)
  expect(written).toBeLessThan(400)
  for (let i = 0; i < 30; i += 1) await write(writer, written + i)
  writer.change((doc) => doc.getText('core.background').delete(0, 1_000))
  await writer.stored()
  slow.socket.resume()
  const seen = new Y.Doc()
  while (read(seen) !== read(writer.doc)) Y.applyUpdate(seen, (await slow.next('update')).bytes)
  expect(slow.count('update')).toBeLessThan(written + 30)
  expect(seen.store.pendingStructs).toBeNull()
  await expect.poll(gauge).toBe(staleBefore)
}, 30_000)

test('[R43] repeated questions without reading the answers are answered once', async () => {
  await using relay = await startRelay(database, {
    limits: { softBufferBytes: 100_000, hardBufferBytes: 1_000_000_000 },
    relay: { updatesPerSecond: 10_000 },
  })
  const writer = await relay.connect('7-owner', { idBrand: 2 })
  for (let i = 0; i < 20; i += 1) await write(writer, i)
  const slow = await relay.connect('8-owner', { idBrand: 2 })
  slow.socket.pause()
  for (let i = 0; i < 100; i += 1) slow.send(encodeSyncStep1(Uint8Array.of(0)))
  await writer.stored()
  slow.socket.resume()
  await slow.stored()
  await expect.poll(() => slow.count('answer')).toBeGreaterThan(0)
  expect(slow.count('answer')).toBeLessThan(60)
})

test('[R44] a client over the hard limit is closed with 1013', async () => {
  await using relay = await startRelay(database, {
    limits: { softBufferBytes: 2_000_000_000, hardBufferBytes: 200_000 },
    relay: { updatesPerSecond: 10_000 },
  })
  const [writer, slow] = [
    await relay.connect('7-owner', { idBrand: 3 }),
    await relay.connect('8-owner', { idBrand: 3 }),
  ]
  await slow.handled()
  slow.socket.pause()
  const before = await dropped()
  for (let i = 0; (await dropped()) === before && i < 400; i += 1) await write(writer, i)
  expect(await dropped()).toBe(before + 1)
  slow.socket.resume()
  expect([1013, 1006]).toContain(await slow.closed())
  await writer.stored()
}, 30_000)

test('[R44] a client that stays stale for too long is closed', async () => {
  await using relay = await startRelay(database, {
    limits: { softBufferBytes: 50_000, staleMs: 200 },
    relay: { updatesPerSecond: 10_000 },
  })
  const [writer, slow] = [
    await relay.connect('7-owner', { idBrand: 4 }),
    await relay.connect('8-owner', { idBrand: 4 }),
  ]
  await slow.handled()
  slow.socket.pause()
  const before = await dropped()
  const stale = await gauge()
  for (let i = 0; (await gauge()) === stale && i < 400; i += 1) await write(writer, i)
  await expect.poll(dropped, { timeout: 5_000 }).toBe(before + 1)
  slow.socket.resume()
  expect([1013, 1006]).toContain(await slow.closed())
}, 30_000)

async function write(writer: TestSocket, i: number): Promise<void> {
  writer.change((doc) => doc.getText('core.background').insert(0, `${i}${'가나다라'.repeat(5_000)}`))
  await writer.stored()
}

async function gauge(): Promise<number> {
  return (await metrics.staleSockets.get()).values[0]?.value ?? 0
}

async function dropped(): Promise<number> {
  return (await metrics.droppedClients.get()).values[0]?.value ?? 0
}
