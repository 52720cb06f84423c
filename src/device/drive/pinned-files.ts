import { accountStore } from '../store/account-store.ts'
import type { DriveFile } from './drive-file.ts'
import { foldersInside } from './folders-inside.ts'
import { type DriveScope, readDrive } from './read-drive.ts'

/** The files in these folders and in all folders in them, without those of the trash. */
export async function filesInside(
  scope: DriveScope,
  folders: readonly string[],
): Promise<readonly DriveFile[]> {
  const whole = await readDrive(scope)
  const inside = foldersInside(whole.folders, folders)
  return whole.files.filter(
    ({ trashedAt, folder }) => trashedAt === null && folder !== null && inside.has(folder),
  )
}

/** Ids of the files in kept folders, of all brands of an account. */
export async function readPinned(idAccount: number): Promise<ReadonlySet<number>> {
  const pins = await accountStore(idAccount).keptFolders.toArray()
  const found = new Set<number>()
  for (const brand of new Set(pins.map((pin) => pin.brand))) {
    const keys = pins.filter((pin) => pin.brand === brand).map(({ key }) => key)
    for (const drive of ['BRAND', 'USER'] as const)
      for (const { idFile } of await filesInside({ idAccount, brand, drive }, keys))
        if (idFile !== null) found.add(idFile)
  }
  return found
}
