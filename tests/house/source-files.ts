import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the top, with slashes. */
  readonly path: string
  readonly text: string
}

/** Every file below the folders whose name fits, in a steady order. */
export function filesBelow(folders: readonly string[], fits: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && fits.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({
        path: relative(root, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      })),
  )
}
