import { pathTo } from '#kits/library/folders.ts'
import type { Drive, DriveFolder } from '../rows/drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** The folders from the top to this one; empty where this device does not know it, undefined while it is read. */
export function useFolderPath(drive: Drive, folder: string | null): readonly DriveFolder[] | undefined {
  return useOfDrive(drive, ({ folders }) => pathTo(folders, folder))
}
