import { accountStore } from '../store/account-store.ts'
import type { DriveFault } from './drive-types.ts'
import type { DriveScope } from './read-drive.ts'
import { readRoom } from './read-room.ts'

export interface Room {
  /** Takes so many bytes, or says for what there is no room. */
  take(bytes: number): DriveFault | null
}

/** Bytes that may wait on a device. */
const queuedAtMost = 500 * 1024 * 1024
/** Is left to everything else that this device stores. */
export const spareBytes = 20 * 1024 * 1024

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

/** Bytes of the files of all brands that the server does not have. */
async function readWaiting(idAccount: number): Promise<number> {
  let bytes = 0
  await accountStore(idAccount)
    .outbox.where('idBlob')
    .above('')
    .each(({ changes = [] }) => {
      for (const change of changes)
        if ('table' in change && change.table === 'driveFiles') bytes += change.values?.size ?? 0
    })
  return bytes
}

/** What the browser says; it may be wrong, so that a full device is also found when it is written. */
export async function readFree(): Promise<number> {
  const { storage } = navigator as { storage?: StorageManager }
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined ? Number.POSITIVE_INFINITY : quota - usage
}
