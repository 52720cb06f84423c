import type { Folder } from './folders.ts'

interface Trashable {
  /** Epoch ms at which it was moved to the trash; null: it is not there. */
  readonly trashedAt: number | null
}

export function isTrashed({ trashedAt }: Trashable): boolean {
  return trashedAt !== null
}

/** What was moved to the trash itself, without what is in a folder that was. `folderOf`: the key of the folder that it is in. */
export function trashedItself<Row extends Trashable>(
  rows: readonly Row[],
  folders: readonly (Pick<Folder, 'key'> & Trashable)[],
  folderOf: (row: Row) => string | null,
): Row[] {
  const trashed = new Set<string | null>(folders.filter(isTrashed).map(({ key }) => key))
  return rows.filter((row) => isTrashed(row) && !trashed.has(folderOf(row)))
}
