import { expect, test } from 'vitest'
import type { ConnectionState } from '../relay/connection-state.ts'
import { computeSyncState, type SyncFacts, type SyncState, worstOf } from './sync-state.ts'

const facts: SyncFacts = {
  isLocalBrand: false,
  isOnline: true,
  connection: { name: 'synced' },
  storage: { name: 'ready' },
  unsynced: { count: 0, since: null },
  problems: [],
}
const connecting = (attempt: number): ConnectionState => ({ name: 'connecting', attempt })
const stateOf = (some: Partial<SyncFacts>) => computeSyncState({ ...facts, ...some })
const offline = { kind: 'savedHere', reason: 'offline' }

test('a page that is loaded without a network is saved here from the first moment on', () => {
  expect(stateOf({ connection: connecting(0), isOnline: false })).toMatchObject(offline)
  expect(stateOf({ connection: connecting(0) })).toMatchObject({ kind: 'syncing' })
  expect(stateOf({ connection: connecting(1) })).toMatchObject(offline)
  // An open socket has answered, whatever the browser reports.
  expect(stateOf({ isOnline: false })).toMatchObject({ kind: 'synced' })
})

test('several documents together are in the state of the one that is furthest from the server', () => {
  const syncing = stateOf({ connection: connecting(0), unsynced: { count: 2, since: 5 } })
  const unreached = stateOf({ connection: connecting(1), unsynced: { count: 1, since: 3 } })
  const local = stateOf({ isLocalBrand: true })
  const refused = stateOf({ connection: { name: 'refused', reason: 'roleLost' } })
  const synced = stateOf({})
  const kindOf = (...states: [SyncState, ...SyncState[]]) => worstOf(states)
  expect(kindOf(syncing, unreached, synced)).toMatchObject({ ...offline, pending: 3, since: 3 })
  expect(kindOf(synced, syncing)).toMatchObject({ kind: 'syncing', pending: 2 })
  expect(kindOf(local, syncing)).toMatchObject({ kind: 'syncing' })
  expect(kindOf(unreached, refused)).toMatchObject({ kind: 'failed', reason: 'roleLost' })
})
