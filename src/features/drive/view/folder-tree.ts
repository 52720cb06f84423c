import type { DriveFolder } from '#device/drive/drive-file.ts'
import { inOrder } from './find-items.ts'

export interface TreeRow {
  readonly key: string
  readonly name: string
  /** 1: at the top. */
  readonly depth: number
}

/** Every folder under the one that it is in, in the order of names. */
export function treeOf(folders: readonly DriveFolder[]): TreeRow[] {
  const sorted = inOrder({ folders, files: [] }, { by: 'name', isDown: false }).folders
  const inside = Map.groupBy(sorted, ({ parent }) => parent)
  const rows: TreeRow[] = []
  const visit = (parent: string | null, depth: number) => {
    for (const { key, name } of inside.get(parent) ?? []) {
      rows.push({ key, name, depth })
      visit(key, depth + 1)
    }
  }
  visit(null, 1)
  return rows
}
