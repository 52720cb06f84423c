import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { readUnsent } from './unsent.ts'

const idAccount = 7
const nothingWritten = new Uint8Array([0, 0])

afterEach(() => accountStore(idAccount).outbox.clear())

const row = (name: string, more: object = {}) => ({
  name,
  method: 'POST',
  url: '/api',
  headers: {},
  body: null,
  key: crypto.randomUUID(),
  brand: null,
  lane: name,
  createdAt: 0,
  state: 'waiting' as const,
  tries: 0,
  notBefore: 0,
  lastStatus: null,
  message: null,
  ...more,
})

test('queued and failed rows are counted; a file counts for its brand', async () => {
  expect(await readUnsent(idAccount)).toEqual({ count: 0, brands: [] })
  const { outbox } = accountStore(idAccount)
  await outbox.bulkAdd([
    row('me.changeProfile'),
    row('me.subscribeEmail', { state: 'failed' }),
    row('file.uploadImage', { idBlob: 'a', brand: 3 }),
  ])
  expect(await readUnsent(idAccount)).toEqual({ count: 3, brands: [3] })
})

test('closed documents are counted, of this account alone, with each brand once', async () => {
  const store = (account: number | null, brand: number | 'local-a', name: 'guide' | 'strategy') =>
    storeWholeDocument({ account, brand, name }, nothingWritten, 'a')
  await store(idAccount, 12, 'guide')
  await store(idAccount, 12, 'strategy')
  await store(idAccount, 5, 'guide')
  await store(8, 9, 'guide')
  await store(null, 'local-a', 'guide')
  const { count, brands } = await readUnsent(idAccount)
  expect(count).toBe(3)
  expect([...brands].sort()).toEqual([12, 5])
})
