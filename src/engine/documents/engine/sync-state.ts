import type { Problem } from '#model/sync/protocol.ts'
import type { ConnectionState, FinalReason, TransientReason } from '../relay/connection-state.ts'
import type { StorageState } from '../storage/persistence.ts'
import type { Unsynced } from '../storage/unsynced.ts'

/** Why changes are not at the server. Each reason has its text in the sync panel. */
export type SyncReason = TransientReason | FinalReason | 'storage' | 'quota' | 'refused'

/**
 * Where the changes of one document are.
 * `savedHere`: on this device; the server is not reached, or the brand is local.
 * `syncing`: being sent. `synced`: durable at the server. `failed`: the person has to act, see `reason`.
 */
export interface SyncState {
  readonly kind: 'savedHere' | 'syncing' | 'synced' | 'failed'
  /** The number of unsynced changes; 0 for a local brand. */
  readonly pending: number
  readonly reason?: SyncReason
  /** When the oldest of them was made, in epoch milliseconds; null where there is none. */
  readonly since: number | null
  /** What the server refused, by field. */
  readonly problems: readonly Problem[]
}

export interface SyncFacts {
  readonly isLocalBrand: boolean
  /** What the browser reports. */
  readonly isOnline: boolean
  readonly connection: ConnectionState
  readonly storage: StorageState
  readonly unsynced: Unsynced
  readonly problems: readonly Problem[]
}

/** A document whose server is not reached comes before one that is being sent: not all of it is on its way. */
function severityOf({ kind, reason }: SyncState): number {
  if (kind === 'savedHere' && reason !== undefined) return 1
  return { failed: 0, syncing: 2, savedHere: 3, synced: 4 }[kind]
}

/** The state of several documents as one: the most severe kind, and the sum of what is pending. */
export function worstOf(states: readonly [SyncState, ...SyncState[]]): SyncState {
  const [worst = states[0]] = [...states].sort((a, b) => severityOf(a) - severityOf(b))
  const sinces = states.flatMap(({ since }) => since ?? [])
  return {
    ...worst,
    pending: states.reduce((sum, { pending }) => sum + pending, 0),
    since: sinces.length > 0 ? Math.min(...sinces) : null,
    problems: states.flatMap(({ problems }) => problems),
  }
}

/** The first of these that applies, most severe first. */
export function computeSyncState(facts: SyncFacts): SyncState {
  const { connection, storage, unsynced, problems } = facts
  const common = { pending: unsynced.count, since: unsynced.since, problems }
  if (storage.name === 'failed') return { ...common, kind: 'failed', reason: storage.reason }
  if (facts.isLocalBrand) return { ...common, kind: 'savedHere', pending: 0, since: null }
  if (connection.name === 'refused') return { ...common, kind: 'failed', reason: connection.reason }
  if (problems.some(({ field }) => field === null)) return { ...common, kind: 'failed', reason: 'refused' }
  if (connection.name === 'waiting') return { ...common, kind: 'savedHere', reason: connection.reason }
  // A retry is not shown as syncing, nor is a first attempt without a network: nothing has answered yet.
  const isUnanswered = connection.name === 'connecting' && (connection.attempt > 0 || !facts.isOnline)
  if (connection.name === 'idle' || isUnanswered) return { ...common, kind: 'savedHere', reason: 'offline' }
  if (connection.name !== 'synced' || unsynced.count > 0) return { ...common, kind: 'syncing' }
  if (problems.length > 0) return { ...common, kind: 'failed', reason: 'refused' }
  return { ...common, kind: 'synced' }
}
