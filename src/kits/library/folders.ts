import { cleanName } from '#model/files/clean-name.ts'
import { nameKey } from '#model/files/take-name.ts'

export interface Folder {
  readonly key: string
  /** The key of the folder that it is in; null: the top. */
  readonly parent: string | null
  readonly name: string
}

/** Keys of the folders and of all folders in them. */
export function foldersInside(
  folders: readonly Pick<Folder, 'key' | 'parent'>[],
  keys: readonly string[],
): ReadonlySet<string> {
  const inside = new Set(keys)
  for (let before = -1; before !== inside.size; ) {
    before = inside.size
    for (const { key, parent } of folders) if (parent !== null && inside.has(parent)) inside.add(key)
  }
  return inside
}

/**
 * The folders from the top to the given one; empty where it is not among them. Ends at a circle: two moves that wait may make one,
 * which the server will refuse.
 */
export function pathTo<Of extends Folder>(folders: readonly Of[], key: string | null): Of[] {
  const byKey = new Map(folders.map((folder) => [folder.key, folder]))
  const path: Of[] = []
  for (let at = byKey.get(key ?? ''); at && !path.includes(at); at = byKey.get(at.parent ?? ''))
    path.unshift(at)
  return path
}

/** Whether folders may come into another: not into themselves, nor into one that is in them. */
export function canMoveInto(
  folders: readonly Folder[],
  keys: Iterable<string>,
  target: string | null,
): boolean {
  const above = new Set(pathTo(folders, target).map(({ key }) => key))
  for (const key of keys) if (above.has(key)) return false
  return true
}

/** Whether a folder already has one of this name. The server compares in the same way. */
export function isNameTaken(
  folders: readonly Folder[],
  parent: string | null,
  name: string,
  except?: string,
): boolean {
  const key = nameKey(cleanName(name, ''))
  return folders.some((one) => one.parent === parent && one.key !== except && nameKey(one.name) === key)
}
