import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '#contract/document.ts'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { deleteDatabase } from '#engine/documents/storage/document-database.ts'
import { type DocumentRef, databaseNameOf } from '#engine/documents/storage/document-name.ts'
import type { Phase } from '#engine/documents/storage/phase.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { sendClosedDocuments } from './send-closed.ts'

const idAccount = 7
const sync: SyncState = { kind: 'syncing', pending: 1, since: 1, problems: [] }

/** What was opened, in order, and whether it was let go again. */
let opened: ReturnType<typeof open>[] = []

vi.mock('#engine/documents/engine/open-documents.ts', () => ({
  documentAt: (ref: DocumentRef) => {
    const one = open(ref)
    opened.push(one)
    return one.document
  },
  retainDocument: (document: OpenDocument) => () => {
    const one = opened.find((each) => each.document === document)
    if (one) one.isReleased = true
  },
}))

function open({ brand, name }: DocumentRef) {
  const phase = createWatched<Phase>('loading')
  const state = createWatched(sync)
  const document = { phase, sync: state } as unknown as OpenDocument
  return { of: `${brand} ${name}`, phase, state, document, isReleased: false }
}

beforeEach(async () => {
  opened = []
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token-of-ji')
  openBrand(1)
  const brand = { name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', plan: 'FREE', restricted: false }
  await accountStore(idAccount).brands.bulkPut([1, 2, 3].map((id) => ({ ...brand, id, openedAt: null })))
  // Each has a change that the server lacks; the account has lost the fourth brand.
  for (const [id, name] of [
    [1, 'guide'],
    [2, 'guide'],
    [2, 'strategy'],
    [3, 'guide'],
    [4, 'guide'],
  ] as const)
    await storeWholeDocument({ account: idAccount, brand: id, name }, new Uint8Array([0, 0]), 'a')
})

afterEach(async () => {
  await accountStore(idAccount).brands.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  endSession()
  openBrand(null)
})

test('what closed documents have is sent, one after another, and they are let go', async () => {
  const sending = sendClosedDocuments(idAccount)
  // The first is of the brand that is open, which is sent by itself.
  for (const of of ['2 guide', '2 strategy', '3 guide']) {
    await vi.waitFor(() => expect(opened.at(-1)?.of).toBe(of))
    const one = opened.at(-1)
    one?.state.set({ ...sync, pending: 0 })
    expect(one?.isReleased).toBe(false)
    one?.phase.set('ready')
    await vi.waitFor(() => expect(one?.isReleased).toBe(true))
  }
  await sending
  expect(opened).toHaveLength(3)
})

test('a closed document of which the brand has many is sent, also of the brand that is open', async () => {
  const name = documentName('design', freshKey())
  await storeWholeDocument({ account: idAccount, brand: 1, name }, new Uint8Array([0, 0]), 'a')
  const sending = sendClosedDocuments(idAccount)
  for (const of of [`1 ${name}`, '2 guide', '2 strategy', '3 guide']) {
    await vi.waitFor(() => expect(opened.at(-1)?.of).toBe(of))
    opened.at(-1)?.phase.set('ready')
    opened.at(-1)?.state.set({ ...sync, pending: 0 })
  }
  await sending
  await deleteDatabase(databaseNameOf({ account: idAccount, brand: 1, name }))
})

test('one that the server refuses, or does not take within a minute, stops no other', async () => {
  const sending = sendClosedDocuments(idAccount)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  opened[0]?.state.set({ ...sync, kind: 'failed', reason: 'roleLost' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vi.waitFor(() => expect(opened).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(opened).toHaveLength(3))
  opened[2]?.phase.set('ready')
  opened[2]?.state.set({ ...sync, pending: 0 })
  await sending
  expect(opened.every(({ isReleased }) => isReleased)).toBe(true)
})

test('a brand that came while documents are sent is sent after them', async () => {
  const first = sendClosedDocuments(idAccount)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  const [brand] = await accountStore(idAccount).brands.toArray()
  if (brand) await accountStore(idAccount).brands.put({ ...brand, id: 4 })
  const second = sendClosedDocuments(idAccount)
  const send = (one: (typeof opened)[number] | undefined) => {
    one?.phase.set('ready')
    one?.state.set({ ...sync, pending: 0 })
  }
  for (let at = 0; at < 3; at += 1) {
    await vi.waitFor(() => expect(opened).toHaveLength(at + 1))
    send(opened[at])
  }
  await first
  // Nothing is stored as sent here: the second run opens all again, and the new one.
  for (let at = 3; at < 7; at += 1) {
    await vi.waitFor(() => expect(opened).toHaveLength(at + 1))
    send(opened[at])
  }
  await second
  expect(opened.at(-1)?.of).toBe('4 guide')
})

test('without a network nothing is opened, and when it goes the rest waits', async () => {
  const sending = sendClosedDocuments(idAccount)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  vi.stubGlobal('navigator', { onLine: false })
  opened[0]?.state.set({ ...sync, kind: 'savedHere' })
  await sending
  await sendClosedDocuments(idAccount)
  expect(opened.map(({ isReleased }) => isReleased)).toEqual([true])
})

test('however often it is asked for while documents are sent, it runs once more', async () => {
  const first = sendClosedDocuments(idAccount)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  const others = Array.from({ length: 100 }, () => sendClosedDocuments(idAccount))
  for (let at = 0; at < 6; at += 1) {
    await vi.waitFor(() => expect(opened).toHaveLength(at + 1))
    opened[at]?.phase.set('ready')
    opened[at]?.state.set({ ...sync, pending: 0 })
  }
  await Promise.all([first, ...others])
  expect(opened).toHaveLength(6)
})

test('a document whose row waits to be made is not opened', async () => {
  const name = documentName('design', freshKey())
  await storeWholeDocument({ account: idAccount, brand: 2, name }, new Uint8Array([0, 0]), 'made')
  const { outbox } = accountStore(idAccount)
  const change = {
    answer: 'a',
    list: 'documents',
    by: 'document',
    id: name,
    values: {},
    isNew: true,
  } as const
  const row = {
    name: createDocument.name,
    brand: 2,
    changes: [change],
    key: 'k',
    lane: 'l',
    state: 'waiting',
  }
  await outbox.put(row as unknown as Parameters<typeof outbox.put>[0])
  const sending = sendClosedDocuments(idAccount)
  for (let at = 0; at < 3; at += 1) {
    await vi.waitFor(() => expect(opened).toHaveLength(at + 1))
    opened[at]?.phase.set('ready')
    opened[at]?.state.set({ ...sync, pending: 0 })
  }
  await sending
  expect(opened.map(({ of }) => of)).not.toContain(`2 ${name}`)
  await outbox.clear()
  await deleteDatabase(databaseNameOf({ account: idAccount, brand: 2, name }))
})
