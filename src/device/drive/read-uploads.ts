import { arePaused } from '../queue/paused-uploads.ts'
import { accountStore } from '../store/account-store.ts'
import { madeBy } from '../store/drive-changes.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { stateOf } from './read-drive.ts'
import type { Upload, Uploads } from './useUploads.ts'

export async function readUploads(idAccount: number, brand: number): Promise<Uploads> {
  const rows = await accountStore(idAccount).outbox.where('brand').equals(brand).sortBy('n')
  return { uploads: rows.flatMap(uploadOf), isPaused: await arePaused(idAccount) }
}

function uploadOf(row: OutboxRow): Upload[] {
  const made = madeBy(row.changes)
  if (made?.table !== 'driveFiles' || made.values === null || row.n === undefined) return []
  const { name = '', size = 0 } = made.values
  const state = stateOf(row)
  return [
    { n: row.n, key: made.key, name, size, state, reason: state === 'failed' ? (row.message ?? '') : null },
  ]
}
