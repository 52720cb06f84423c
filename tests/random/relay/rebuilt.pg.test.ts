import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { countStoredUnsynced } from '#engine/documents/engine/stored-documents.ts'
import { guide } from '#model/documents/guide.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { rebuild } from '#server/relay/epochs/rebuild.ts'
import { readStored, startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'

let database: Database
let relay: TestRelay
let idBrand = 0
const opened: OpenDocument[] = []
const { background, values } = guide.core
/** After a close with 1013 clients wait for some seconds before they reconnect. */
vi.setConfig({ testTimeout: 40_000 })

beforeAll(async () => {
  database = await createTestDatabase()
  relay = await startRelay(database)
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await database.close()
})
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  idBrand += 1
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((document) => document.close()))
})

test('[D60] [D61] text typed offline in the old epoch is in the new one, once', async () => {
  const before = await openHere()
  background.write(before.doc, '온기를 굽는 집')
  values.add(before.doc, { keyword: '정성' })
  await synced(before)
  await before.close()
  const offline = await openHere('ws://127.0.0.1:1/sync')
  background.write(offline.doc, '온기를 굽는 작은 집')
  values.add(offline.doc, { keyword: '새벽' })
  await offline.close()
  await rebuildNow()

  begin()
  await rebuilt()
  const anew = await openHere()
  await expect.poll(() => background.read(anew.doc)).toBe('온기를 굽는 작은 집')
  await synced(anew)
  const stored = await readStored(database, idBrand)
  expect(background.read(stored)).toBe('온기를 굽는 작은 집')
  expect(values.read(stored).map(({ keyword }) => keyword)).toEqual(['정성', '새벽'])
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`saegim-doc-1-${idBrand}-guide`])
})

test('[D60] a client connected during a rebuild goes on in the new epoch with what is typed in between', async () => {
  const document = await openHere()
  background.write(document.doc, '온기')
  await synced(document)
  await rebuildNow()
  background.write(document.doc, '온기는')
  await rebuilt()
  const anew = await openHere()
  await expect.poll(() => background.read(anew.doc)).toBe('온기는')
  await synced(anew)
  expect(background.read(await readStored(database, idBrand))).toBe('온기는')
})

test('[D60] changes that wait to be carried over count as unsynced', async () => {
  const document = await openHere()
  background.write(document.doc, '온기')
  await synced(document)
  await document.close()
  await rebuildNow()
  begin()
  await rebuilt()
  expect(await countStoredUnsynced(1)).toBeGreaterThan(0)
  const anew = await openHere()
  await expect.poll(async () => (await indexedDB.databases()).length).toBe(1)
  await synced(anew)
  expect(background.read(anew.doc)).toBe('온기')
})

test('[D61] two tabs with the old epoch carry over what was typed once', async () => {
  const tabs = await Promise.all([openHere(), openHere()])
  background.write(tabs[0].doc, '온기')
  await Promise.all(tabs.map(synced))
  await expect.poll(() => background.read(tabs[1].doc)).toBe('온기')
  await rebuildNow()
  background.write(tabs[0].doc, '온기는')
  await rebuilt(2)
  const anew = await Promise.all([openHere(), openHere()])
  for (const { doc } of anew)
    await expect.poll(() => background.read(doc), { timeout: 15_000 }).toBe('온기는')
  await Promise.all(anew.map(synced))
  expect(background.read(await readStored(database, idBrand))).toBe('온기는')
})

let rebuiltTimes = 0

async function rebuilt(times = 1): Promise<void> {
  const wanted = times
  await expect.poll(() => rebuiltTimes, { timeout: 15_000 }).toBe(wanted)
  rebuiltTimes = 0
  await Promise.all(opened.splice(0).map((document) => document.close()))
}

async function rebuildNow(): Promise<void> {
  expect(await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)).toBe('rebuilt')
  relay.relay.startNewEpoch({ idBrand, document: 'guide' })
}

async function openHere(url = relay.url): Promise<OpenDocument> {
  const document = begin(url)
  await expect.poll(() => document.phase.get(), { timeout: 15_000 }).toBe('ready')
  return document
}

function begin(url = relay.url): OpenDocument {
  const address = { url, room: `${idBrand}/guide`, account: 1, getToken: () => '1-owner' }
  const document = openDocument({
    account: 1,
    brand: idBrand,
    name: 'guide',
    address,
    answersMs: 1,
    onRebuilt: () => {
      rebuiltTimes += 1
    },
  })
  opened.push(document)
  return document
}

async function synced(document: OpenDocument): Promise<void> {
  await expect
    .poll(() => document.sync.get(), { timeout: 15_000 })
    .toMatchObject({ kind: 'synced', pending: 0 })
}
