import type { Drive, DriveFolder } from './drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** The folders from the top to this one; empty where this device does not know it, undefined while it is read. */
export function useFolderPath(drive: Drive, folder: string | null): readonly DriveFolder[] | undefined {
  return useOfDrive(drive, ({ folders }) => pathTo(folders, folder))
}

function pathTo(folders: readonly DriveFolder[], key: string | null): readonly DriveFolder[] {
  const known = new Map(folders.map((folder) => [folder.key, folder]))
  const path: DriveFolder[] = []
  for (let at = key; at !== null; ) {
    const folder = known.get(at)
    // Two moves that wait may make a circle, which the server will refuse.
    if (!folder || path.includes(folder)) break
    path.unshift(folder)
    at = folder.parent
  }
  return path
}
