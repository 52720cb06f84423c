import { trashedItself } from '#kits/library/trash.ts'
import type { Drive, DriveContents } from '../rows/drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** What was moved to the trash, without what is in a folder that was: undefined while the device is read. */
export function useDriveTrash(drive: Drive): DriveContents | undefined {
  return useOfDrive(drive, ({ files, folders }) => ({
    files: trashedItself(files, folders, ({ folder }) => folder),
    folders: trashedItself(folders, folders, ({ parent }) => parent),
  }))
}
