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
  /** A drop folder. */
  readonly takesUploads?: boolean
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

/** Folders, then files. */
export function toItems({ folders, files }: DriveContents, counts: ReadonlyMap<string, number>): DriveItem[] {
  return [
    ...folders.map((folder) => {
      const { key: id, name, takesUploads } = folder
      const drop = takesUploads ? { takesUploads } : {}
      return { type: 'folder', id, name, folder, count: counts.get(id) ?? 0, ...drop } as const
    }),
    ...files.map((file) => ({ type: 'file', id: file.key, name: file.name, file }) as const),
  ]
}
