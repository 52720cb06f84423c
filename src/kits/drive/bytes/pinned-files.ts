import { foldersInside } from '#kits/library/folders.ts'
import type { DriveFile } from '../rows/drive-file.ts'
import { driveStore } from '../rows/drive-store.ts'
import { type DriveScope, readDrive } from '../rows/read-drive.ts'

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
  const pins = await driveStore(idAccount).keptFolders.toArray()
  const ids = new Set<number>()
  for (const brand of new Set(pins.map((pin) => pin.brand))) {
    const keys = pins.filter((pin) => pin.brand === brand).map(({ key }) => key)
    for (const drive of ['BRAND', 'USER'] as const)
      for (const { idFile } of await filesInside({ idAccount, brand, drive }, keys))
        if (idFile !== null) ids.add(idFile)
  }
  return ids
}
