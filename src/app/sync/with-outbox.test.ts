import { expect, test } from 'vitest'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { withOutbox } from './with-outbox.ts'

const synced: SyncState = { kind: 'synced', pending: 0, since: null, problems: [] }
const waiting = { state: 'waiting', createdAt: 500 } as const
const failed = { state: 'failed', createdAt: 400 } as const

test('synced documents with queued commands are not all synced', () => {
  expect(withOutbox(synced, [], true)).toEqual(synced)
  expect(withOutbox(synced, [waiting], true)).toEqual({ ...synced, kind: 'syncing', pending: 1, since: 500 })
  expect(withOutbox(synced, [waiting], false)).toMatchObject({ kind: 'savedHere', reason: 'offline' })
})

test('a refused command is not saved, whatever the documents are', () => {
  expect(withOutbox(synced, [failed], true)).toMatchObject({ kind: 'failed', pending: 0 })
  const savedHere = { ...synced, kind: 'savedHere', reason: 'offline', pending: 2, since: 600 } as const
  expect(withOutbox(savedHere, [failed, waiting], false)).toMatchObject({
    kind: 'failed',
    pending: 3,
    since: 500,
  })
})

test('a command that waits for a confirmation is not being sent', () => {
  expect(withOutbox(synced, [{ state: 'held', createdAt: 1 }], true)).toEqual(synced)
})
