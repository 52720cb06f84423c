import { archiveNames } from '#model/files/archive-names.ts'
import type { DirectoryRow } from './directories.ts'

/** A folder in an archive. */
export interface ArchivePlace {
  readonly path: string
  /** Keys of the names in it, to which those of its files are added. */
  readonly taken: Set<string>
}

/**
 * A folder and those below it in an archive, by their ids, each with a path that every system takes and that no other has. `tree`
 * begins with the folder, and has each behind the one that it is in.
 */
export function placesIn(
  name: string,
  tree: readonly Pick<DirectoryRow, 'id' | 'parent_id' | 'name'>[],
): ReadonlyMap<number, ArchivePlace> {
  const [top, ...below] = tree
  const places = new Map<number, ArchivePlace>()
  if (top) places.set(top.id, { path: name, taken: new Set() })
  const foldersIn = Map.groupBy(below, ({ parent_id }) => parent_id)
  for (const { id } of tree) {
    const place = places.get(id)
    if (!place) continue
    const folders = foldersIn.get(id) ?? []
    const names = archiveNames(
      folders.map((folder) => folder.name),
      place.taken,
    )
    for (const [at, folder] of folders.entries())
      places.set(folder.id, { path: `${place.path}/${names[at]}`, taken: new Set() })
  }
  return places
}
