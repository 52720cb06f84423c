import { isTrashed } from '#kits/library/trash.ts'
import type { Drive, DriveContents } from '../rows/drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** What is in a folder, or at the top, also what is not sent yet; undefined while the device is read. */
export function useDriveFolder(drive: Drive, folder: string | null): DriveContents | undefined {
  return useOfDrive(drive, ({ files, folders }) => ({
    files: files.filter((file) => file.folder === folder && !isTrashed(file)),
    folders: folders.filter((one) => one.parent === folder && !isTrashed(one)),
  }))
}
