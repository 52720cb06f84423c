import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'

const real = Dexie.dependencies.indexedDB

afterEach(() => {
  Dexie.dependencies.indexedDB = real
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetModules()
})

test('tables reject once IndexedDB has not answered for five seconds, and those of further databases soon after', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { opened } = silentIndexedDb()
  const { createDatabase, isStorageSilent } = await import('./open-limit.ts')
  const [first, second] = ['silent-1', 'silent-2'].map((name) => {
    const database = createDatabase(name)
    database.version(1).stores({ rows: 'id' })
    return database
  })
  const reading = rejected(first?.table('rows').toArray())
  await vi.waitFor(() => expect(opened()).toBe(1))
  vi.advanceTimersByTime(4_000)
  expect(isStorageSilent.get()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(await reading).toBe(true)
  expect(isStorageSilent.get()).toBe(true)
  expect(await rejected(first?.table('rows').put({ id: 1 }))).toBe(true)
  expect(opened()).toBe(1)

  const other = rejected(second?.table('rows').count())
  await vi.waitFor(() => expect(opened()).toBe(2))
  vi.advanceTimersByTime(500)
  expect(await other).toBe(true)
})

test('an answer that comes too late is not taken: the connection is closed, so that it blocks no other tab', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { opened, answer } = silentIndexedDb()
  const { createDatabase } = await import('./open-limit.ts')
  const database = createDatabase('late')
  database.version(1).stores({ rows: 'id' })
  const reading = rejected(database.table('rows').toArray())
  await vi.waitFor(() => expect(opened()).toBe(1))
  vi.advanceTimersByTime(5_000)
  expect(await reading).toBe(true)
  const connection = answer()
  expect(connection.close).toHaveBeenCalledOnce()
  expect(database.isOpen()).toBe(false)
})

test('after a late answer the database is opened again, unless it was closed meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const isClosed of [false, true]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { opened, answer } = silentIndexedDb()
    const { createDatabase, isStorageSilent } = await import('./open-limit.ts')
    const database = createDatabase(`slow-${isClosed}`)
    database.version(1).stores({ rows: 'id' })
    const reading = rejected(database.table('rows').toArray())
    await vi.waitFor(() => expect(opened()).toBe(1))
    vi.advanceTimersByTime(5_000)
    expect([await reading, isStorageSilent.get()]).toEqual([true, true])
    if (isClosed) database.close()
    Dexie.dependencies.indexedDB = real
    vi.useRealTimers()
    answer()
    expect(isStorageSilent.get()).toBe(false)
    expect(await rejected(database.table('rows').put({ id: 1 }))).toBe(isClosed)
    database.close()
  }
})

test('a browser that answers keeps what is written, however long a migration takes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { createDatabase, isStorageSilent } = await import('./open-limit.ts')
  const database = createDatabase('answers')
  database.version(1).stores({ rows: 'id' })
  await database.table('rows').put({ id: 1 })
  expect(await database.table('rows').toArray()).toEqual([{ id: 1 }])
  expect(isStorageSilent.get()).toBe(false)
  database.close()
})

/** One whose requests get no answer until `answer`. */
function silentIndexedDb() {
  const requests: (EventTarget & { result?: unknown })[] = []
  Dexie.dependencies.indexedDB = {
    open: () => {
      const request = Object.assign(new EventTarget(), { result: undefined, transaction: null })
      requests.push(request)
      return request
    },
    databases: async () => [],
  } as unknown as IDBFactory
  return {
    opened: () => requests.length,
    answer: () => {
      const connection = { close: vi.fn() }
      const [request] = requests
      if (!request) throw new Error('nothing was asked for')
      request.result = connection
      request.dispatchEvent(new Event('success', { cancelable: true }))
      return connection
    },
  }
}

function rejected(work: PromiseLike<unknown> | undefined): Promise<boolean> {
  return Promise.resolve(work).then(
    () => false,
    () => true,
  )
}
