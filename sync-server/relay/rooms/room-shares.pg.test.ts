import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentNames } from '#model/document-kinds/names.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { startRelay, type TestRelay, type TestSocket } from '../testing/test-relay.ts'

let database: Database
let nextBrand = 100
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const path = 'core.background'
/** A node that takes four full documents: each account and each brand may load one. */
const limits = { documentBytes: 100_000, loadedBytes: 400_000 }
const fullLength = 99_000

/** Resolves with the close code, or null once everything is stored. */
async function fill(socket: TestSocket, length = fullLength): Promise<number | null> {
  socket.change((doc) => doc.getText(path).insert(0, 'a'.repeat(length)))
  return Promise.race([socket.stored().then(() => null), socket.closed()])
}

async function isServed(relay: TestRelay, token: string, idBrand = nextBrand++): Promise<boolean> {
  const socket = await relay.connect(token, { idBrand })
  return Promise.race([socket.pull().then(() => true), socket.closed().then(() => false)]).catch(() => false)
}

test('[R121] full documents of one account leave room for the documents of others', async () => {
  await using relay = await startRelay(database, { limits })
  for (let i = 0; i < 5; i += 1) {
    const socket = await relay.connect('7-owner', { idBrand: nextBrand++ })
    if (socket.count('closed') === 0) await fill(socket).catch(() => null)
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
})

test('[R121] documents of one brand leave room for those of others, whoever has them open', async () => {
  const idBrand = nextBrand++
  const loadedBytes = limits.documentBytes * documentNames.length - 4_000
  await using relay = await startRelay(database, { limits: { ...limits, loadedBytes } })
  for (const [at, document] of documentNames.entries()) {
    const socket = await relay.connect(`${at + 10}-owner`, { idBrand, document })
    await fill(socket).catch(() => null)
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
})

test('[R121] what is beyond a share is closed with 1013, so that devices keep it, and is taken once there is room', async () => {
  await using relay = await startRelay(database, { limits })
  const another = nextBrand++
  const writer = await relay.connect('8-owner', { idBrand: another })
  expect(await fill(writer, 50_000)).toBe(null)
  const first = await relay.connect('7-owner', { idBrand: nextBrand++ })
  expect(await fill(first, 60_000)).toBe(null)
  expect(await (await relay.connect('7-owner', { idBrand: another })).closed()).toBe(1013)
  await first.close()
  await expect.poll(() => isServed(relay, '7-owner', another)).toBe(true)
})

test('[R121] two documents of one account that grow together are held to its share', async () => {
  await using relay = await startRelay(database, { limits })
  const [first, second] = [
    await relay.connect('7-owner', { idBrand: nextBrand++ }),
    await relay.connect('7-owner', { idBrand: nextBrand++ }),
  ]
  expect(await fill(first, 60_000)).toBe(null)
  expect(await fill(second, 60_000)).toBe(1013)
  await first.handled()
})

test('[R122] rooms that are open nowhere are given up, the longest idle first, before a room is refused', async () => {
  await using relay = await startRelay(database, { limits })
  const brands = [nextBrand++, nextBrand++, nextBrand++, nextBrand++, nextBrand++]
  for (const [at, idBrand] of brands.entries()) {
    const socket = await relay.connect(`${at + 20}-owner`, { idBrand })
    expect(await fill(socket)).toBe(null)
    await socket.close()
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
})
