import { createSearch } from '#kits/library/search.ts'
import { isTrashed } from '#kits/library/trash.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Drive, DriveContents } from '../rows/drive-file.ts'
import { useOfDrive } from './useDriveScope.ts'

/** Files and folders in any folder whose name matches, also by initial consonants; with a tag only files that have it. */
export function useDriveSearch(drive: Drive, query: string, tag: string | null): DriveContents | undefined {
  return useOfDrive(drive, ({ files, folders }) => {
    const isFound = createSearch({ query, tag })
    return {
      files: files.filter((file) => !isTrashed(file) && isFound(file)),
      folders: tag === null ? folders.filter((one) => !isTrashed(one) && matchesSearch(one.name, query)) : [],
    }
  })
}
