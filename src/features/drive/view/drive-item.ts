import type { DriveContents, DriveFile, DriveFolder } from '#kits/drive/rows/drive-file.ts'

/** A row of the screen: a folder, with how much is in it, or a file. */
export type DriveItem = FolderItem | FileItem

export interface FolderItem {
  readonly type: 'folder'
  readonly id: string
  readonly name: string
  readonly folder: DriveFolder
  /** Folders and files directly in it. */
  readonly count: number
}

export interface FileItem {
  readonly type: 'file'
  readonly id: string
  readonly name: string
  readonly file: DriveFile
}

/** How much is directly in each folder, by the key of the folder. */
export function countInside({ folders, files }: DriveContents): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string | null) => key !== null && counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { parent } of folders) add(parent)
  for (const { folder } of files) add(folder)
  return counts
}

/**
 * Makes items of rows, the same object for a row that did not change: a list of ten thousand renders only what did.
 */
export function createItems(): (contents: DriveContents, counts: ReadonlyMap<string, number>) => DriveItem[] {
  let known = new Map<string, { readonly signature: string; readonly item: DriveItem }>()
  return ({ folders, files }, counts) => {
    const next: typeof known = new Map()
    const same = (id: string, row: object, extra: number, make: () => DriveItem) => {
      const signature = `${extra} ${JSON.stringify(row)}`
      const before = known.get(id)
      const kept = before?.signature === signature ? before : { signature, item: make() }
      next.set(id, kept)
      return kept.item
    }
    const items = [
      ...folders.map((folder) => {
        const { key: id, name } = folder
        const count = counts.get(id) ?? 0
        return same(id, folder, count, () => ({ type: 'folder', id, name, folder, count }))
      }),
      ...files.map((file) => {
        const { key: id, name } = file
        return same(id, file, 0, () => ({ type: 'file', id, name, file }))
      }),
    ]
    known = next
    return items
  }
}
