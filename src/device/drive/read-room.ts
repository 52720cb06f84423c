import { accountStore } from '../store/account-store.ts'
import { readDriveState } from './drive-state.ts'
import { queuedBytes } from './queued-bytes.ts'
import type { DriveScope } from './read-drive.ts'
import type { StorageRoom } from './useStorage.ts'

export async function readRoom({
  idAccount,
  brand,
}: Pick<DriveScope, 'idAccount' | 'brand'>): Promise<StorageRoom> {
  const { used, allowed } = await readDriveState({ idAccount, brand, drive: 'BRAND' })
  const rows = await accountStore(idAccount).outbox.where('brand').equals(brand).toArray()
  return { used, allowed, queued: queuedBytes(rows) }
}
