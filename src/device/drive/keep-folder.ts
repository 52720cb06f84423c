import { isOnline } from '../browser/network.ts'
import { currentBrand, currentSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import type { DriveFile } from './drive-file.ts'
import { foldersInside } from './folders-inside.ts'
import { type DriveScope, readDrive } from './read-drive.ts'
import { readDriveFile } from './read-drive-file.ts'

/** Keeps the files of a folder on this device, those of its folders included, or no longer. */
export async function keepFolder(key: string, isOn: boolean): Promise<void> {
  const session = currentSession()
  const brand = currentBrand()
  if (!session || typeof brand !== 'number') return
  const { keptFolders } = accountStore(session.idAccount)
  if (!isOn) {
    await keptFolders.delete(key)
    return
  }
  await keptFolders.put({ key, brand })
  for (const drive of ['BRAND', 'USER'] as const)
    await fetchKept({ idAccount: session.idAccount, brand, drive })
}

/** Downloads what of the kept folders is missing on this device. Called after each refresh. */
export async function fetchKept(scope: DriveScope): Promise<void> {
  const { idAccount, brand } = scope
  const pins = await accountStore(idAccount).keptFolders.where('brand').equals(brand).primaryKeys()
  if (pins.length === 0) return
  const { files, folders } = await readDrive(scope)
  const inside = foldersInside(folders, pins)
  const isKept = (file: DriveFile) => file.trashedAt === null && inside.has(file.folder ?? '')
  for (const file of files.filter(isKept)) {
    if (!isOnline()) return
    await readDriveFile(file)
  }
}
