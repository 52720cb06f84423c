import type { DriveFolder } from './drive-file.ts'

/** Keys of the folders and of all folders in them. */
export function foldersInside(
  folders: readonly Pick<DriveFolder, 'key' | 'parent'>[],
  keys: readonly string[],
): ReadonlySet<string> {
  const inside = new Set(keys)
  for (let before = -1; before !== inside.size; ) {
    before = inside.size
    for (const { key, parent } of folders) if (parent !== null && inside.has(parent)) inside.add(key)
  }
  return inside
}
