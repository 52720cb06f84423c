import type { Drive, DriveContents } from './drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** What was moved to the trash, without what is in a folder that was: undefined while the device is read. */
export function useDriveTrash(drive: Drive): DriveContents | undefined {
  return useOfDrive(drive, ({ files, folders }) => {
    const trashed = new Set(folders.filter(isTrashed).map(({ key }) => key))
    return {
      files: files.filter((file) => isTrashed(file) && !(file.folder !== null && trashed.has(file.folder))),
      folders: folders.filter((one) => isTrashed(one) && !(one.parent !== null && trashed.has(one.parent))),
    }
  })
}

function isTrashed({ trashedAt }: { readonly trashedAt: number | null }): boolean {
  return trashedAt !== null
}
