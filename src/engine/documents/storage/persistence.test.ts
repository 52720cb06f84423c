import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'
import { inStores, openDatabase } from './document-database.ts'
import {
  type Persistence,
  type PersistenceOptions,
  persistDocument,
  type StorageState,
} from './persistence.ts'

const name = 'saegim-doc-1-1-guide'
const opened: { persistence: Persistence; doc: Y.Doc }[] = []

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const { persistence, doc } of opened.splice(0)) {
    await persistence.close()
    doc.destroy()
  }
})

function open(options?: PersistenceOptions) {
  const doc = new Y.Doc()
  const persistence = persistDocument(name, doc, options)
  opened.push({ persistence, doc })
  return { doc, persistence, text: doc.getText('core.background') }
}

async function readAfresh(): Promise<string> {
  const { persistence, text } = open()
  await persistence.whenLoaded
  return text.toString()
}

async function countRows(): Promise<number> {
  const db = await openDatabase(name)
  const found = await inStores(db, 'readonly', ({ updates }) => updates.count())
  db.close()
  return found.result
}

function stateBecomes(persistence: Persistence, wanted: StorageState['name']): Promise<StorageState> {
  return new Promise((resolve) => {
    const look = () => {
      if (persistence.state.get().name === wanted) resolve(persistence.state.get())
    }
    persistence.state.subscribe(look)
    look()
  })
}

test('[D10] what was typed is there after a reload, also what was typed before the database opened', async () => {
  const { text, persistence } = open()
  text.insert(0, '온기')
  await persistence.whenLoaded
  text.insert(2, '는 밥그릇')
  await persistence.flush()
  await persistence.flush()
  expect(await readAfresh()).toBe('온기는 밥그릇')
})

test('[D10] changes of this device are written with strict durability, those of others relaxed', async () => {
  const { text, doc, persistence } = open()
  await stateBecomes(persistence, 'ready')
  const durabilities: unknown[] = []
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...rest: Parameters<typeof transaction>
  ) {
    durabilities.push(rest[2]?.durability)
    return transaction.apply(this, rest)
  })
  text.insert(0, '가')
  await persistence.flush()
  const other = new Y.Doc()
  other.getText('core.memo').insert(0, '나')
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'relay')
  await persistence.flush()
  expect(durabilities).toEqual(['strict', 'relaxed'])
})

test('[D64] changes queued behind a running transaction are given to the browser before the page is unloaded', async () => {
  const { text, persistence } = open()
  await stateBecomes(persistence, 'ready')
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit')
  text.insert(0, '가')
  await Promise.resolve()
  expect(begun).toHaveBeenCalledTimes(1)
  text.insert(1, '나')
  persistence.writeNow()
  expect(begun).toHaveBeenCalledTimes(2)
  expect(committed).toHaveBeenCalledTimes(2)
  persistence.writeNow()
  expect(begun).toHaveBeenCalledTimes(2)
  expect(persistence.hasUnwritten()).toBe(true)
  await persistence.flush()
  expect(persistence.hasUnwritten()).toBe(false)
  expect(await readAfresh()).toBe('가나')
})

test('[D64] changes that could not be written at once are queued again, and none is lost', async () => {
  const { text, persistence } = open({ retryMs: 5 })
  await stateBecomes(persistence, 'ready')
  const put = IDBObjectStore.prototype.add
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  text.insert(0, '새김')
  persistence.writeNow()
  await stateBecomes(persistence, 'failed')
  expect(persistence.hasUnwritten()).toBe(true)
  add.mockImplementation(function (this: IDBObjectStore, value: unknown) {
    return put.call(this, value)
  })
  await stateBecomes(persistence, 'ready')
  await persistence.flush()
  expect(await readAfresh()).toBe('새김')
})

test('[D11] a full disk is a state and throws nothing into the edit; it recovers and loses nothing', async () => {
  const { text, persistence } = open({ retryMs: 5 })
  await stateBecomes(persistence, 'ready')
  const put = IDBObjectStore.prototype.add
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => text.insert(0, '새김')).not.toThrow()
  expect(await stateBecomes(persistence, 'failed')).toEqual({ name: 'failed', reason: 'quota' })
  text.insert(2, '질')
  expect(persistence.hasUnwritten()).toBe(true)
  add.mockImplementation(function (this: IDBObjectStore, value: unknown) {
    return put.call(this, value)
  })
  await stateBecomes(persistence, 'ready')
  await persistence.flush()
  expect(persistence.hasUnwritten()).toBe(false)
  expect(await readAfresh()).toBe('새김질')
})

test('[D12] a database closed by eviction is a state, and the new one gets the whole document', async () => {
  const { text, persistence } = open({ retryMs: 5 })
  await stateBecomes(persistence, 'ready')
  text.insert(0, '앞')
  await persistence.flush()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  globalThis.indexedDB = new IDBFactory()
  expect(() => text.insert(1, '뒤')).not.toThrow()
  expect(await stateBecomes(persistence, 'failed')).toEqual({ name: 'failed', reason: 'storage' })
  transaction.mockRestore()
  await stateBecomes(persistence, 'ready')
  await persistence.flush()
  expect(await readAfresh()).toBe('앞뒤')
})

test('[D13] if the database does not open, the document opens in memory and reports it', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
  const { text, persistence } = open({ openLimitMs: 5 })
  expect(await persistence.whenLoaded).toEqual({
    isKnown: false,
    unsynced: { count: 0, since: null },
    choices: [],
    isUnmade: false,
    epoch: 0,
  })
  expect(persistence.state.get()).toEqual({ name: 'failed', reason: 'storage' })
  text.insert(0, '기억만')
  expect(text.toString()).toBe('기억만')
})

test('[D13] the limit of opening ends with the stored rows, however long they take to be merged', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { persistence } = open({ openLimitMs: 4_000 })
  let isPassed = false
  persistence.state.subscribe(() => {
    if (isPassed || persistence.state.get().name !== 'ready') return
    isPassed = true
    vi.advanceTimersByTime(4_000)
  })
  await persistence.whenLoaded
  await persistence.flush()
  expect([isPassed, persistence.state.get().name]).toEqual([true, 'ready'])
})

test('[D13] a browser that refuses storage behaves the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { persistence } = open()
  expect((await persistence.whenLoaded).isKnown).toBe(false)
  expect(persistence.state.get()).toEqual({ name: 'failed', reason: 'storage' })
})

test('[D14] many rows become one at opening, while writing too, and opening adds none', async () => {
  const first = open({ mergeWhileWriting: 20 })
  await stateBecomes(first.persistence, 'ready')
  for (let i = 0; i < 45; i++) {
    first.text.insert(i, '가')
    await first.persistence.flush()
  }
  expect(await countRows()).toBeLessThan(25)
  await first.persistence.close()
  const rows = await countRows()
  await readAfresh()
  expect(await countRows()).toBe(rows)
  const merging = open({ mergeAtOpening: 1 })
  await stateBecomes(merging.persistence, 'ready')
  expect(await countRows()).toBe(1)
  expect(merging.text.toString()).toBe('가'.repeat(45))
})

test('[D14] merging in one tab keeps what another tab wrote meanwhile', async () => {
  const one = open()
  const two = open({ mergeWhileWriting: 3 })
  await Promise.all([stateBecomes(one.persistence, 'ready'), stateBecomes(two.persistence, 'ready')])
  one.text.insert(0, '하나')
  await one.persistence.flush()
  for (let i = 0; i < 4; i++) {
    two.text.insert(0, '둘')
    await two.persistence.flush()
  }
  const both = await readAfresh()
  expect(both).toContain('하나')
  expect(both.match(/둘/g)).toHaveLength(4)
})

test('[D15] stored answers and the unsynced count are read before the document', async () => {
  const first = open()
  await stateBecomes(first.persistence, 'ready')
  first.text.insert(0, '온기')
  first.persistence.noteUnsynced({ count: 3, since: 77 })
  first.persistence.noteKnown({ 'core.background': '온기' })
  await first.persistence.flush()
  await first.persistence.close()
  const second = open()
  expect(await second.persistence.whenAnswersRead).toEqual({ 'core.background': '온기' })
  expect(await second.persistence.whenLoaded).toEqual({
    isKnown: true,
    unsynced: { count: 3, since: 77 },
    choices: [],
    isUnmade: false,
    epoch: 0,
  })
  second.persistence.forgetEarlierUnsynced()
  await stateBecomes(second.persistence, 'ready')
  await second.persistence.flush()
  await second.persistence.close()
  expect((await open().persistence.whenLoaded).unsynced.count).toBe(0)
})

test('[D57] choices that were not sent are stored for the next session, until the server has them', async () => {
  const choice = { path: 'core.companySize', client: 7, clock: 3 }
  const first = open()
  await first.persistence.whenLoaded
  first.persistence.noteChoices([choice])
  await first.persistence.close()
  const second = open().persistence
  expect((await second.whenLoaded).choices).toEqual([choice])
  second.forgetEarlierUnsynced()
  await second.close()
  expect((await open().persistence.whenLoaded).choices).toEqual([])
})

test('[D16] a deletion by another tab succeeds and is not undone', async () => {
  const { text, persistence } = open({ retryMs: 5 })
  await stateBecomes(persistence, 'ready')
  text.insert(0, '가')
  await persistence.flush()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve
  })
  expect(persistence.state.get().name).toBe('failed')
  text.insert(0, '나')
  await persistence.flush()
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name)
})

test('[D17] a row that cannot be read does not stop the others, and is kept', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const first = open()
  await stateBecomes(first.persistence, 'ready')
  first.text.insert(0, '온기')
  await first.persistence.flush()
  await first.persistence.close()
  const db = await openDatabase(name)
  await inStores(db, 'readwrite', ({ updates }) => updates.add(new Uint8Array([255, 255, 255])))
  db.close()
  const again = open({ mergeAtOpening: 0, mergeWhileWriting: 0 })
  await stateBecomes(again.persistence, 'ready')
  expect(again.text.toString()).toBe('온기')
  again.text.insert(0, '앞 ')
  await again.persistence.flush()
  expect(await countRows()).toBe(3)
  expect(await readAfresh()).toBe('앞 온기')
  expect(warn).toHaveBeenCalled()
})

test('[D18] the layout is that of y-indexeddb: it opens ours', async () => {
  const first = open()
  await stateBecomes(first.persistence, 'ready')
  first.text.insert(0, '온기')
  await first.persistence.flush()
  await first.persistence.close()
  const doc = new Y.Doc()
  const theirs = new IndexeddbPersistence(name, doc)
  await theirs.whenSynced
  expect(doc.getText('core.background').toString()).toBe('온기')
  await theirs.destroy()
})
