import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as decoding from 'lib0/decoding'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { messageKind } from '#model/sync/protocol.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readStates } from '#server/relay/presence/presence.ts'
import { startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'

let database: Database
let relay: TestRelay
let idBrand = 0
const opened: OpenDocument[] = []
vi.setConfig({ testTimeout: 20_000 })

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
  vi.unstubAllGlobals()
  await Promise.all(opened.splice(0).map((document) => document.close()))
})

test('[D69] after a reconnect everybody sees everybody again, without waiting for the next renewal of the states', async () => {
  const [mine, theirs] = [await open(1), await open(2)]
  await sees(mine, [2])
  await sees(theirs, [1])
  mine.goOffline()
  await sees(mine, [])
  await sees(theirs, [])
  mine.wake()
  await sees(mine, [2])
  await sees(theirs, [1])
})

test('[D69] a tab that loses its socket does not remove a teammate in the other tab', async () => {
  const sockets: WebSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols)
        sockets.push(this)
      }
    },
  )
  const [tab, other] = [await open(1), await open(1)]
  await open(2)
  await sees(tab, [2])
  await sees(other, [2])
  const changes: unknown[] = []
  other.presence.people.subscribe(() => changes.push(other.presence.people.get()))
  sockets[0]?.close()
  await sees(tab, [])
  tab.retryNow()
  await sees(tab, [2])
  expect(changes).toEqual([])
})

test('[R123] a device sends its own presence alone, and none of what came from the relay', async () => {
  const sent: number[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      override send(data: Parameters<WebSocket['send']>[0]): void {
        if (data instanceof Uint8Array && data[0] === messageKind.awareness) {
          const decoder = decoding.createDecoder(data.subarray(1))
          for (const { id } of readStates(decoding.readVarUint8Array(decoder))) sent.push(id)
        }
        super.send(data)
      }
    },
  )
  const [mine, theirs] = [await open(1), await open(2)]
  await sees(mine, [2])
  await sees(theirs, [1])
  sent.length = 0
  for (let turn = 0; turn < 5; turn++) {
    mine.presence.setScreen(`core/story/${turn}`)
    await expect.poll(() => theirs.presence.people.get()[0]?.screen).toBe(`core/story/${turn}`)
  }
  expect(sent).toHaveLength(5)
  expect(new Set(sent)).toEqual(new Set([mine.doc.clientID]))
})

async function open(account: number): Promise<OpenDocument> {
  const address = {
    url: relay.url,
    room: `${idBrand}/guide`,
    account,
    getToken: () => `${account}-owner`,
  }
  const document = openDocument({ account, brand: idBrand, name: 'guide', address, answersMs: 1 })
  opened.push(document)
  document.presence.setScreen('core/story/what')
  await expect.poll(() => document.sync.get().kind, { timeout: 15_000 }).toBe('synced')
  return document
}

/** States are renewed every 15 s at the earliest; a state that is sent is here far sooner. */
async function sees(document: OpenDocument, people: readonly number[]): Promise<void> {
  await expect
    .poll(() => document.presence.people.get().map(({ id }) => id), { timeout: 5000 })
    .toEqual(people)
}
