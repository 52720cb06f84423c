import { useDriveFolder } from '#kits/drive/react/useDriveFolder.ts'
import { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import type { Drive, DriveContents } from '#kits/drive/rows/drive-file.ts'
import { byName } from '#kits/library/order.ts'

interface PickerQuery {
  readonly drive: Drive
  readonly folder: string | null
  readonly query: string
  readonly types: readonly string[]
  /** Only files that the server has. */
  readonly isSent: boolean
}

/** Folders, and files of the wanted types: what is in a folder, or with a query what is found in all. */
export function usePickable({ drive, folder, query, types, isSent }: PickerQuery): DriveContents | undefined {
  const inFolder = useDriveFolder(drive, folder)
  const searched = useDriveSearch(drive, query, null)
  const found = query === '' ? inFolder : searched
  if (!found) return undefined
  return {
    folders: found.folders.toSorted(byName),
    files: found.files
      .filter(({ type, idFile }) => types.includes(type) && (idFile !== null || !isSent))
      .sort((one, other) => other.createdAt - one.createdAt),
  }
}
