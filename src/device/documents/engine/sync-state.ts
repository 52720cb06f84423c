import type { Problem } from '#model/sync/protocol.ts'
import type { ConnectionState, FinalReason, TransientReason } from '../relay/connection-state.ts'
import type { StorageState } from '../storage/persistence.ts'
import type { Unsynced } from '../storage/unsynced.ts'

/** Why changes are not at the server. Each reason has its text in the sync panel. */
export type SyncReason = TransientReason | FinalReason | 'storage' | 'quota' | 'refused'

/**
 * Where the words of one document are.
 * `savedHere`: on this device, the server is not reached (or, for a local brand, not asked).
 * `syncing`: on the way. `synced`: stored at the server. `failed`: somebody has to know, see `reason`.
 */
export interface SyncState {
  readonly kind: 'savedHere' | 'syncing' | 'synced' | 'failed'
  /** Changes of this device that the server has not confirmed as stored. */
  readonly pending: number
  readonly reason?: SyncReason
  /** When the oldest of the pending changes was made; null where nothing is pending. */
  readonly since: number | null
  readonly problems: readonly Problem[]
}

export interface SyncFacts {
  readonly isLocalBrand: boolean
  readonly connection: ConnectionState
  readonly storage: StorageState
  readonly unsynced: Unsynced
  readonly problems: readonly Problem[]
}

const severity: readonly SyncState['kind'][] = ['failed', 'syncing', 'savedHere', 'synced']

/** Several documents as one: the worst of them speaks, and everything that waits counts. */
export function worstOf(states: readonly [SyncState, ...SyncState[]]): SyncState {
  const [worst = states[0]] = [...states].sort((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind))
  const sinces = states.flatMap(({ since }) => since ?? [])
  return {
    ...worst,
    pending: states.reduce((sum, { pending }) => sum + pending, 0),
    since: sinces.length > 0 ? Math.min(...sinces) : null,
    problems: states.flatMap(({ problems }) => problems),
  }
}

/** The worst of what is true, in the order in which a person would want to know it. */
export function computeSyncState(facts: SyncFacts): SyncState {
  const { connection, storage, unsynced, problems } = facts
  const common = { pending: unsynced.count, since: unsynced.since, problems }
  if (storage.name === 'failed') return { ...common, kind: 'failed', reason: storage.reason }
  if (facts.isLocalBrand) return { ...common, kind: 'savedHere', pending: 0, since: null }
  if (connection.name === 'refused') return { ...common, kind: 'failed', reason: connection.reason }
  if (problems.some(({ field }) => field === null)) return { ...common, kind: 'failed', reason: 'refused' }
  if (connection.name === 'waiting') return { ...common, kind: 'savedHere', reason: connection.reason }
  // While nobody answers, trying again is not news.
  const isHopeless = connection.name === 'connecting' && connection.attempt > 0
  if (connection.name === 'idle' || isHopeless) return { ...common, kind: 'savedHere', reason: 'offline' }
  if (connection.name !== 'synced' || unsynced.count > 0) return { ...common, kind: 'syncing' }
  if (problems.length > 0) return { ...common, kind: 'failed', reason: 'refused' }
  return { ...common, kind: 'synced' }
}
