import { accountStore } from '../store/account-store.ts'
import { isDriveChange } from '../store/drive-changes.ts'
import { readDriveState } from './drive-state.ts'
import type { DriveScope } from './read-drive.ts'
import type { StorageRoom } from './useStorage.ts'

export async function readRoom({
  idAccount,
  brand,
}: Pick<DriveScope, 'idAccount' | 'brand'>): Promise<StorageRoom> {
  const { used, allowed } = await readDriveState({ idAccount, brand, drive: 'BRAND' })
  const rows = await accountStore(idAccount)
    .outbox.where('brand')
    .equals(brand)
    .filter(({ state }) => state === 'waiting')
    .toArray()
  const queued = rows
    .flatMap(({ changes }) => (changes ?? []).filter(isDriveChange))
    .reduce((sum, { table, values, isNew }) => {
      const size = isNew && table === 'driveFiles' && values !== null ? values.size : 0
      return sum + (size ?? 0)
    }, 0)
  return { used, allowed, queued }
}
