import { longestPauseMs } from '#engine/queue/verdict.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { stateOf } from '#kits/library/apply-changes.ts'
import { computePauseMs } from '#model/time/stored-time.ts'
import { driveMadeBy } from '../rows/drive-change.ts'

export interface Upload {
  readonly n: number
  /** Of its file. */
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Bytes that the server has, or that have left this device. */
  readonly sent: number
  /** Null where it is not being sent, or it is not known yet. */
  readonly bytesPerSecond: number | null
  /** Null where it does not wait. */
  readonly waitsFor: WaitsFor | null
  /** Why the server refused it, '' where it gave no reason; null where it did not. */
  readonly reason: string | null
  /** Its bytes cannot be read on this device any more. */
  readonly isUnreadable: boolean
}

/**
 * `turn`: others go first. `network`, `server`: no answer, or none that it could use; it is tried again. `folder`: the server
 * refused the folder that it goes into.
 */
export type WaitsFor = 'turn' | 'resume' | 'network' | 'server' | 'signIn' | 'folder'

/** Without what is known of bytes that are being sent. */
export type StoredUpload = Omit<Upload, 'bytesPerSecond'>

/** The uploads among the commands about a brand. */
export function uploadsIn(rows: readonly OutboxRow[], isPaused: boolean): readonly StoredUpload[] {
  const refused = new Set(rows.flatMap(({ state, makes }) => (state === 'failed' && makes ? [makes] : [])))
  return rows.flatMap((row) => uploadOf(row, isPaused, refused))
}

function uploadOf(row: OutboxRow, isPaused: boolean, refused: ReadonlySet<string>): StoredUpload[] {
  const made = driveMadeBy(row.changes)
  const isUpload = row.idBlob !== undefined && row.n !== undefined
  if (!isUpload || made?.table !== 'driveFiles' || made.values === null) return []
  const { name = '', size = 0 } = made.values
  const reported = stateOf(row)
  const state = reported === 'sending' && isPaused ? 'waiting' : reported
  return [
    {
      n: row.n,
      key: made.key,
      name,
      size,
      state,
      sent: row.resumable?.sent ?? 0,
      waitsFor: state === 'waiting' ? waitsFor(row, isPaused, refused) : null,
      reason: state === 'failed' ? (row.message ?? '') : null,
      isUnreadable: state === 'failed' && row.lastStatus === 0,
    },
  ]
}

function waitsFor(
  { lastStatus, notBefore, refers = [] }: OutboxRow,
  isPaused: boolean,
  refused: ReadonlySet<string>,
): WaitsFor {
  if (isPaused) return 'resume'
  if (refers.some(({ key }) => refused.has(key))) return 'folder'
  if (lastStatus === 401) return 'signIn'
  if (lastStatus === null || computePauseMs(notBefore, Date.now(), longestPauseMs) === 0) return 'turn'
  return lastStatus === 0 ? 'network' : 'server'
}
