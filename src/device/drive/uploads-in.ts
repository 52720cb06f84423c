import { computePauseMs } from '#model/time/stored-time.ts'
import { longestPauseMs } from '../queue/verdict.ts'
import { madeBy } from '../store/drive-changes.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { stateOf } from './queue-state.ts'
import type { Upload, WaitsFor } from './useUploads.ts'

/** Without what is known of bytes that are being sent. */
export type StoredUpload = Omit<Upload, 'bytesPerSecond'>

/** The uploads among the commands about a brand. */
export function uploadsIn(rows: readonly OutboxRow[], isPaused: boolean): readonly StoredUpload[] {
  const refused = new Set(rows.flatMap(({ state, makes }) => (state === 'failed' && makes ? [makes] : [])))
  return rows.flatMap((row) => uploadOf(row, isPaused, refused))
}

function uploadOf(row: OutboxRow, isPaused: boolean, refused: ReadonlySet<string>): StoredUpload[] {
  const made = madeBy(row.changes)
  const isUpload = row.idBlob !== undefined && row.n !== undefined
  if (!isUpload || made?.table !== 'driveFiles' || made.values === null) return []
  const { name = '', size = 0 } = made.values
  const told = stateOf(row)
  const state = told === 'sending' && isPaused ? 'waiting' : told
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
