import { useDeferredValue } from 'react'
import { fileAddress, folderAddress } from '#features/drive/view/drive-address.ts'
import { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import type { Drive, DriveContents } from '#kits/drive/rows/drive-file.ts'

const atMost = 20
/** Least length of a query that searches the drives: one letter matches almost all names. */
const atLeast = 2

export interface FoundFile {
  readonly drive: Drive
  readonly name: string
  /** The screen that shows it. */
  readonly address: string
}

/** Folders and files of both drives of the open brand, as this device knows them. */
export function useFoundFiles(query: string): readonly FoundFile[] {
  const deferred = useDeferredValue(query.trim())
  const brand = useDriveSearch('BRAND', deferred, null)
  const own = useDriveSearch('USER', deferred, null)
  if (deferred.length < atLeast) return []
  return [...found('BRAND', brand), ...found('USER', own)].slice(0, atMost)
}

function found(drive: Drive, contents: DriveContents | undefined): FoundFile[] {
  const { folders = [], files = [] } = contents ?? {}
  return [
    ...folders.map((folder) => ({ drive, name: folder.name, address: folderAddress(drive, folder) })),
    ...files.map((file) => ({ drive, name: file.name, address: fileAddress(drive, file) })),
  ]
}
