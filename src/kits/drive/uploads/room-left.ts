import { accountStore } from '#engine/store/account-store.ts'
import { readFree, spareBytes } from '../bytes/make-room.ts'
import { queuedBytes } from '../queue/queued-bytes.ts'
import { isDriveChange } from '../rows/drive-change.ts'
import { readDriveState } from '../rows/drive-state.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import type { DriveFault } from './drive-types.ts'

export interface StorageRoom {
  /** Bytes that the files of the brand take at the server; null where it never said. */
  readonly used: number | null
  /** Bytes that the plan allows; null where it is not known. */
  readonly allowed: number | null
  /** Bytes that wait on this device. */
  readonly queued: number
}

export interface Room {
  /** Takes so many bytes, or says for what there is no room. */
  take(bytes: number): DriveFault | null
}

/** Bytes that may wait on a device. */
const queuedAtMost = 500 * 1024 * 1024

/** What is left of the plan, of the queue and of this device; read once for many files. */
export async function openRoom(scope: DriveScope): Promise<Room> {
  const [{ used, allowed, queued }, waiting, free] = await Promise.all([
    readRoom(scope),
    readWaiting(scope.idAccount),
    readFree(),
  ])
  let taken = 0
  return {
    take: (bytes) => {
      if (used !== null && allowed !== null && used + queued + taken + bytes > allowed) return 'noRoom'
      if (waiting + taken + bytes > queuedAtMost) return 'queueFull'
      if (taken + bytes + spareBytes > free) return 'noSpace'
      taken += bytes
      return null
    },
  }
}

async function readRoom({ idAccount, brand }: Pick<DriveScope, 'idAccount' | 'brand'>): Promise<StorageRoom> {
  const { used, allowed } = await readDriveState({ idAccount, brand, drive: 'BRAND' })
  const rows = await accountStore(idAccount).outbox.where('brand').equals(brand).toArray()
  return { used, allowed, queued: queuedBytes(rows) }
}

/** Bytes of the files of all brands that the server does not have. */
async function readWaiting(idAccount: number): Promise<number> {
  let bytes = 0
  await accountStore(idAccount)
    .outbox.where('idBlob')
    .above('')
    .each(({ changes = [] }) => {
      for (const change of changes)
        if (isDriveChange(change) && change.table === 'driveFiles') bytes += change.values?.size ?? 0
    })
  return bytes
}
