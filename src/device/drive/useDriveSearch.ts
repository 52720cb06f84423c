import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Drive, DriveContents } from './drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** Files and folders in any folder whose name matches, also by initial consonants; with a tag only files that have it. */
export function useDriveSearch(drive: Drive, query: string, tag: string | null): DriveContents | undefined {
  return useOfDrive(drive, ({ files, folders }) => ({
    files: files.filter(
      (file) =>
        file.trashedAt === null &&
        (tag === null || file.tags.includes(tag)) &&
        matchesSearch(file.name, query),
    ),
    folders:
      tag === null ? folders.filter((one) => one.trashedAt === null && matchesSearch(one.name, query)) : [],
  }))
}
