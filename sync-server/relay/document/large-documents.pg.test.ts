import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { createLog } from '#server/logging.ts'
import { openPostgresLog } from '../log/postgres-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { openStockClient, synced } from '../testing/test-provider.ts'
import { readStored, startRelay, type TestRelay, type TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep1, encodeSyncStep2 } from '../wire/messages.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const chunkBytes = 20_000
const text = (doc: Y.Doc) => doc.getText('core.background')

test('[R67] the stock client gets a large document in pieces, each a bounded message, and then is synced', async () => {
  await using relay = await startRelay(database, { limits: { chunkBytes } })
  const writer = await fill(relay, 1, 400_000)
  const reader = await relay.connect('8-owner')
  reader.send(encodeSyncStep1(Uint8Array.of(0)))
  await reader.next('answer')
  const sizes = reader.heard.flatMap((heard) =>
    heard.kind === 'update' || heard.kind === 'answer' ? [heard.bytes.length] : [],
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.max(...sizes)).toBeLessThan(2.5 * chunkBytes)
  const seen = new Y.Doc()
  for (const heard of reader.heard) {
    if (heard.kind === 'update' || heard.kind === 'answer') Y.applyUpdate(seen, heard.bytes)
    expect(seen.store.pendingStructs).toBeNull()
  }
  expect(text(seen).toString()).toBe(text(writer.doc).toString())

  const stock = openStockClient(relay, 1, { protocols: ['bearer.9-owner'] })
  await synced(stock)
  expect(text(stock.doc).toString()).toBe(text(writer.doc).toString())
  stock.destroy()
})

test('[R67] a client that reconnects and lacks little gets it in one answer', async () => {
  await using relay = await startRelay(database, { limits: { chunkBytes } })
  const writer = await fill(relay, 2, 200_000)
  const vector = Y.encodeStateVector(writer.doc)
  writer.change((doc) => text(doc).insert(0, '마지막 말'))
  await writer.stored()
  const back = await relay.connect('8-owner', { idBrand: 2 })
  back.send(encodeSyncStep1(vector))
  await back.next('answer')
  expect(back.count('update')).toBe(0)
})

test('[R68] for a client that does not read one piece is buffered, and no change is missed', async () => {
  await using relay = await startRelay(database, {
    // Over the hard limit it would be sent away.
    limits: { chunkBytes, hardBufferBytes: 4 * chunkBytes },
    relay: { updatesPerSecond: 10_000 },
  })
  const writer = await fill(relay, 3, 12_000_000)
  const slow = await relay.connect('8-owner', { idBrand: 3 })
  slow.socket.pause()
  slow.send(encodeSyncStep1(Uint8Array.of(0)))
  await writer.stored()
  for (let i = 0; i < 20; i += 1) {
    writer.change((doc) => text(doc).insert(0, `${i} `))
    writer.change((doc) => text(doc).delete(3_000_000, 5))
    await writer.stored()
  }
  slow.socket.resume()
  await slow.next('answer')
  const seen = new Y.Doc()
  for (const heard of slow.heard) {
    if (heard.kind === 'update' || heard.kind === 'answer') Y.applyUpdate(seen, heard.bytes)
  }
  expect(seen.store.pendingStructs).toBeNull()
  expect(text(seen).toString()).toBe(text(writer.doc).toString())
  writer.change((doc) => text(doc).insert(0, '그 뒤의 말'))
  Y.applyUpdate(seen, (await slow.next('update')).bytes)
  expect(text(seen).toString()).toBe(text(writer.doc).toString())
}, 30_000)

test('[R44] [R68] a client that stops reading between two pieces is closed', async () => {
  await using relay = await startRelay(database, { limits: { chunkBytes: 100_000, staleMs: 1_000 } })
  await fill(relay, 4, 12_000_000)
  const slow = await relay.connect('8-owner', { idBrand: 4 })
  const before = await dropped()
  slow.socket.pause()
  slow.send(encodeSyncStep1(Uint8Array.of(0)))
  // Longer than it takes to be stale, which is a second here.
  await expect.poll(dropped, { timeout: 15_000 }).toBe(before + 1)
  slow.socket.resume()
  expect([1013, 1006]).toContain(await slow.closed())
  const next = await relay.connect('8-owner', { idBrand: 4 })
  next.send(encodeSyncStep1(Uint8Array.of(0)))
  await next.next('answer')
}, 30_000)

test('[R69] a document of more than a megabyte is folded without blocking the event loop', async () => {
  const log = openPostgresLog(database.relayPool, createLog('silent'))
  const id = { idBrand: 5, document: 'guide' } as const
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let i = 0; i < 2_000; i += 1) text(doc).insert(Math.floor(i / 2), `${i} ${'가나다라'.repeat(60)}`)
  const entries = updates.map((data) => ({ data, idAccount: 7 }))
  await log.append(id, entries)
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 1)
  expect((await log.compact(id))?.rows).toBe(2_000)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(5)
  const { snapshot, tail } = await log.load(id)
  const folded = new Y.Doc()
  if (snapshot) Y.applyUpdateV2(folded, snapshot)
  expect(tail).toEqual([])
  expect(text(folded).toString()).toBe(text(doc).toString())
})

test('[R75] [R15] [R18] [R27] a folded document is served to clients with all, nothing or half of it without being loaded into memory', async () => {
  const doc = await store(6, 100_000, 'templates')
  await using relay = await startRelay(database, { limits: { chunkBytes } })
  const before = await living()
  const reader = await relay.connect('8-member', { idBrand: 6, document: 'templates' })
  expect(text(await reader.pull()).toString()).toBe(text(doc).toString())
  const writer = await relay.connect('7-owner', { idBrand: 6, document: 'templates' })
  const { bytes: asked } = await writer.next('ask')
  expect(asked).toEqual(Y.encodeStateVector(doc))
  writer.send(encodeSyncStep2(Y.encodeStateAsUpdate(doc, asked)))
  const { bytes: durable } = await writer.next('durable')
  expect(durable).toEqual(Y.encodeStateVector(doc))
  await writer.stored()
  writer.send(encodeSyncStep1(Y.encodeStateVector(doc)))
  expect(Y.decodeUpdate((await writer.next('answer')).bytes).structs).toEqual([])
  reader.say(Y.encodeStateAsUpdate(doc))
  await reader.stored()
  expect(reader.count('problem')).toBe(0)
  expect(await living()).toBe(before)

  Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(doc))
  writer.change((own) => text(own).insert(0, '새 말 '))
  const { bytes: heard } = await reader.next('update')
  Y.applyUpdate(doc, heard)
  expect(text(doc).toString()).toBe(text(writer.doc).toString())
  await writer.stored()
  expect(await living()).toBe(before + 1)
  expect(text(await readStored(database, 6, 'templates')).toString()).toBe(text(doc).toString())
})

test('[R75] [R26] [R20] readers’ updates and pending updates are recognised while a document is served from its snapshot', async () => {
  const doc = await store(7, 1_000, 'templates')
  await using relay = await startRelay(database)
  const before = await living()
  const reader = await relay.connect('8-member', { idBrand: 7, document: 'templates' })
  Y.applyUpdate(reader.doc, Y.encodeStateAsUpdate(doc))
  reader.change((own) => text(own).delete(0, 1))
  expect((await reader.next('problem')).problem.code).toBe('READ_ONLY')
  expect(await living()).toBe(before)
  const writer = await relay.connect('7-owner', { idBrand: 7, document: 'templates' })
  const other = new Y.Doc()
  text(other).insert(0, '처음')
  const first = Y.encodeStateAsUpdate(other)
  const between = Y.encodeStateVector(other)
  text(other).insert(2, ' 다음')
  await writer.next('ask')
  writer.say(Y.encodeStateAsUpdate(other, between))
  await writer.next('ask')
  writer.say(first)
  await writer.stored()
  expect(text(await readStored(database, 7, 'templates')).toString()).toContain('처음 다음')
})

test('[R75] [R68] nothing is missed when a client writes while a snapshot is being sent', async () => {
  await store(8, 6_000_000)
  await using relay = await startRelay(database, { limits: { chunkBytes } })
  const slow = await relay.connect('8-owner', { idBrand: 8 })
  slow.socket.pause()
  slow.send(encodeSyncStep1(Uint8Array.of(0)))
  const writer = await relay.connect('7-owner', { idBrand: 8 })
  for (const word of ['하나', '둘', '셋']) {
    writer.change((own) => text(own).insert(0, word))
    await writer.stored()
  }
  slow.socket.resume()
  await slow.next('answer')
  const seen = new Y.Doc()
  for (const heard of slow.heard) {
    if (heard.kind === 'update' || heard.kind === 'answer') Y.applyUpdate(seen, heard.bytes)
  }
  expect(seen.store.pendingStructs).toBeNull()
  expect(text(seen).toString()).toBe(text(await readStored(database, 8)).toString())
}, 30_000)

/** A document that is stored as a snapshot without rows. */
async function store(idBrand: number, letters: number, document: DocumentName = 'guide'): Promise<Y.Doc> {
  const log = openPostgresLog(database.relayPool, createLog('silent'))
  const doc = new Y.Doc()
  for (let i = 0; i < 10; i += 1) {
    text(doc).insert(Math.floor(text(doc).length / 2), 'abcdefghi '.repeat(letters / 100))
    text(doc).delete(0, 10)
  }
  await log.append({ idBrand, document }, [{ data: Y.encodeStateAsUpdate(doc), idAccount: 7 }])
  await log.compact({ idBrand, document })
  return doc
}

async function living(): Promise<number> {
  return (await metrics.livingDocuments.get()).values[0]?.value ?? 0
}

/** A document with so many letters, inserted in small edits as a person would. */
async function fill(relay: TestRelay, idBrand: number, letters: number): Promise<TestSocket> {
  const writer = await relay.connect('7-owner', { idBrand })
  const piece = letters / 10
  for (let i = 0; i < 10; i += 1) {
    writer.change((doc) => {
      text(doc).insert(Math.floor(text(doc).length / 2), 'abcdefghi '.repeat(piece / 10))
      text(doc).delete(0, 10)
    })
  }
  await writer.stored()
  return writer
}

async function dropped(): Promise<number> {
  return (await metrics.droppedClients.get()).values[0]?.value ?? 0
}
