import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'

/**
 * The state of the documents and of the queued commands as one: nothing is synced as long as the panel lists something.
 * A command that waits for a confirmation waits for a person, who is asked elsewhere.
 */
export function withOutbox(
  documents: SyncState,
  rows: readonly Pick<OutboxRow, 'state' | 'createdAt'>[],
  isOnline: boolean,
): SyncState {
  const waiting = rows.filter(({ state }) => state === 'waiting' || state === 'confirmed')
  const since = [documents.since, ...waiting.map(({ createdAt }) => createdAt)].filter((at) => at !== null)
  const whole = {
    ...documents,
    pending: documents.pending + waiting.length,
    since: since.length > 0 ? Math.min(...since) : null,
  }
  if (documents.kind === 'failed') return whole
  if (rows.some(({ state }) => state === 'failed')) return { ...whole, kind: 'failed', reason: 'refused' }
  if (waiting.length === 0 || documents.kind !== 'synced') return whole
  return isOnline ? { ...whole, kind: 'syncing' } : { ...whole, kind: 'savedHere', reason: 'offline' }
}
