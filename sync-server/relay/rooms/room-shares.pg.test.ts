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

/** Has the room given up: a full document of the same brand grows beside it. */
async function unload(relay: TestRelay, idBrand: number): Promise<void> {
  const other = await relay.connect('9-owner', { idBrand, document: 'planner' })
  await fill(other)
  await other.close()
  await expect.poll(() => relay.relay.rooms.occupied()).toEqual([])
}

test('[R121] full documents of one account leave room for the documents of others', async () => {
  await using relay = await startRelay(database, { limits })
  for (let i = 0; i < 5; i += 1) {
    const socket = await relay.connect('7-owner', { idBrand: nextBrand++ })
    if (socket.count('closed') === 0) await fill(socket).catch(() => null)
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
})

test('[R121] documents of one brand leave room for those of others, whichever accounts have them open', async () => {
  const idBrand = nextBrand++
  const loadedBytes = limits.documentBytes * documentNames.length - 4_000
  await using relay = await startRelay(database, { limits: { ...limits, loadedBytes } })
  for (const [at, document] of documentNames.entries()) {
    const socket = await relay.connect(`${at + 10}-owner`, { idBrand, document })
    await fill(socket).catch(() => null)
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
})

test('[R121] a document beyond the share of an account closes its sockets in its others alone, and nothing is lost', async () => {
  await using relay = await startRelay(database, { limits })
  const [idBrand, another] = [nextBrand++, nextBrand++]
  const writer = await relay.connect('8-owner', { idBrand: another })
  expect(await fill(writer, 50_000)).toBe(null)
  await writer.close()
  await expect.poll(() => relay.relay.rooms.occupied()).toEqual([])
  await unload(relay, another)
  const first = await relay.connect('7-owner', { idBrand })
  expect(await fill(first, 60_000)).toBe(null)
  const colleague = await relay.connect('9-owner', { idBrand })
  expect(await isServed(relay, '7-owner', another)).toBe(true)
  expect(await first.closed()).toBe(1013)
  expect((await colleague.pull()).getText(path).length).toBe(60_000)
})

test('[R121] a full planner keeps no member from the guide: it is closed for it, and does not close it in turn', async () => {
  await using relay = await startRelay(database, { limits })
  const idBrand = nextBrand++
  const before = await relay.connect('7-owner', { idBrand })
  expect(await fill(before, 50_000)).toBe(null)
  await before.close()
  await expect.poll(() => relay.relay.rooms.occupied()).toEqual([])
  const planner = await relay.connect('8-member', { idBrand, document: 'planner' })
  expect(await fill(planner)).toBe(null)
  const guide = await relay.connect('7-owner', { idBrand })
  expect((await guide.pull()).getText(path).length).toBe(50_000)
  expect(await planner.closed()).toBe(1013)
  const again = await relay.connect('8-member', { idBrand, document: 'planner' })
  expect(await again.closed()).toBe(1013)
  expect(await fill(guide, 1_000)).toBe(null)
})

test('[R121] the guide grows and opens for more people beside a full planner, which is closed for it', async () => {
  await using relay = await startRelay(database, { limits })
  const idBrand = nextBrand++
  const guide = await relay.connect('7-owner', { idBrand })
  await guide.handled()
  const planner = await relay.connect('8-member', { idBrand, document: 'planner' })
  expect(await fill(planner)).toBe(null)
  expect(await isServed(relay, '9-member', idBrand)).toBe(true)
  await planner.handled()
  expect(await fill(guide, 50_000)).toBe(null)
  expect(await planner.closed()).toBe(1013)
})

test('[R121] a light document opens and is written beside full ones of its brand and account', async () => {
  await using relay = await startRelay(database, { limits })
  const idBrand = nextBrand++
  const planner = await relay.connect('8-owner', { idBrand, document: 'planner' })
  expect(await fill(planner)).toBe(null)
  const strategy = await relay.connect('8-owner', { idBrand, document: 'strategy' })
  expect(await fill(strategy, 2_000)).toBe(null)
  await planner.handled()
})

test('[R49] a node full of documents of a few accounts closes one of them for a document of another', async () => {
  await using relay = await startRelay(database, { limits })
  const full: TestSocket[] = []
  for (let at = 0; at < 5; at += 1) {
    const socket = await relay.connect(`${at + 10}-owner`, { idBrand: nextBrand++ })
    // The first is the heaviest: an update's length depends on its random client id, so equal texts do not weigh the same.
    expect(await fill(socket, at === 0 ? 90_100 : 90_000)).toBe(null)
    full.push(socket)
  }
  expect(await isServed(relay, '8-owner')).toBe(true)
  expect(await full[0]?.closed()).toBe(1013)
  for (const socket of full.slice(1)) await socket.handled()
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
