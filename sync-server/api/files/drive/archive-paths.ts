import { archiveNames } from '#model/files/archive-names.ts'
import type { FileRow } from '../queries.ts'
import type { DirectoryRow } from './directories.ts'

interface Paths {
  readonly ofFolders: ReadonlyMap<number, string>
  readonly ofFiles: ReadonlyMap<number, string>
}

/**
 * The paths in an archive of a folder, of those below it and of the files in them, each once and with names that every system
 * takes. `tree` begins with the folder, and has each behind the one that it is in.
 */
export function pathsIn(
  name: string,
  tree: readonly Pick<DirectoryRow, 'id' | 'parent_id' | 'name'>[],
  files: readonly Pick<FileRow, 'id' | 'directory_id' | 'name'>[],
): Paths {
  const [top, ...below] = tree
  const ofFolders = new Map(top ? [[top.id, name]] : [])
  const ofFiles = new Map<number, string>()
  const foldersIn = Map.groupBy(below, ({ parent_id }) => parent_id)
  const filesIn = Map.groupBy(files, ({ directory_id }) => directory_id)
  for (const { id } of tree) {
    const folders = foldersIn.get(id) ?? []
    const inside = filesIn.get(id) ?? []
    const names = archiveNames([...folders, ...inside].map((each) => each.name))
    const pathOf = (at: number) => `${ofFolders.get(id)}/${names[at]}`
    for (const [at, folder] of folders.entries()) ofFolders.set(folder.id, pathOf(at))
    for (const [at, file] of inside.entries()) ofFiles.set(file.id, pathOf(folders.length + at))
  }
  return { ofFolders, ofFiles }
}
