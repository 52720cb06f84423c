import type { Drive, DriveContents } from '#device/drive/drive-file.ts'
import { useDriveFolder } from '#device/drive/useDriveFolder.ts'
import { useDriveSearch } from '#device/drive/useDriveSearch.ts'

interface Asked {
  readonly drive: Drive
  readonly folder: string | null
  readonly query: string
  readonly types: readonly string[]
  /** Only files that the server has. */
  readonly isSent: boolean
}

/** Folders, and files of the wanted types: what is in a folder, or with a query what is found in all. */
export function usePickable({ drive, folder, query, types, isSent }: Asked): DriveContents | undefined {
  const inFolder = useDriveFolder(drive, folder)
  const searched = useDriveSearch(drive, query, null)
  const found = query === '' ? inFolder : searched
  if (!found) return undefined
  const byName = new Intl.Collator('ko', { numeric: true })
  return {
    folders: [...found.folders].sort((one, other) => byName.compare(one.name, other.name)),
    files: found.files
      .filter(({ type, idFile }) => types.includes(type) && (idFile !== null || !isSent))
      .sort((one, other) => other.createdAt - one.createdAt),
  }
}
