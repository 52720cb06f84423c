import { arePaused } from '../queue/paused-uploads.ts'
import { accountStore } from '../store/account-store.ts'
import { madeBy } from '../store/drive-changes.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { stateOf } from './read-drive.ts'
import type { Upload, WaitsFor } from './useUploads.ts'

/** Without what is known of bytes that are being sent. */
export type StoredUpload = Omit<Upload, 'bytesPerSecond'>

export interface StoredUploads {
  readonly uploads: readonly StoredUpload[]
  readonly isPaused: boolean
}

export async function readUploads(idAccount: number, brand: number): Promise<StoredUploads> {
  const { outbox } = accountStore(idAccount)
  const [rows, isPaused] = await Promise.all([
    outbox.where('brand').equals(brand).sortBy('n'),
    arePaused(idAccount),
  ])
  const refused = new Set(rows.flatMap(({ state, makes }) => (state === 'failed' && makes ? [makes] : [])))
  return { uploads: rows.flatMap((row) => uploadOf(row, isPaused, refused)), isPaused }
}

function uploadOf(row: OutboxRow, isPaused: boolean, refused: ReadonlySet<string>): StoredUpload[] {
  const made = madeBy(row.changes)
  if (made?.table !== 'driveFiles' || made.values === null || row.n === undefined) return []
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
  if (lastStatus === null || notBefore <= Date.now()) return 'turn'
  return lastStatus === 0 ? 'network' : 'server'
}
