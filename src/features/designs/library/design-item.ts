import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import type { LibraryItem } from '#kits/library/list/library-item.ts'

/** A row of the screen: a folder, with how much is in it, or a design. */
export type DesignItem = DesignFolderItem | DesignFileItem

export interface DesignFolderItem extends LibraryItem {
  readonly type: 'folder'
  readonly folder: DesignFolder
  readonly count: number | null
}

export interface DesignFileItem extends LibraryItem {
  readonly type: 'design'
  readonly design: ListedDesign
}

/** How much is directly in each folder, by the key of the folder. */
export function countInside(
  folders: readonly DesignFolder[],
  designs: readonly ListedDesign[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string | null) => key !== null && counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { parent } of folders) add(parent)
  for (const { folder } of designs) add(folder)
  return counts
}

/** Folders, then designs, as items of a list. `counts`: as `countInside` gives them; `noTitle`: the name of a design without a title. */
export function toItems(
  {
    folders,
    designs,
  }: { readonly folders: readonly DesignFolder[]; readonly designs: readonly ListedDesign[] },
  /** Null where it is not known how much is in a folder. */
  counts: ReadonlyMap<string, number> | null,
  noTitle: string,
): DesignItem[] {
  return [
    ...folders.map(
      (folder) =>
        ({
          type: 'folder',
          id: folder.key,
          name: folder.name,
          folder,
          count: counts && (counts.get(folder.key) ?? 0),
        }) as const,
    ),
    ...designs.map(
      (design) => ({ type: 'design', id: design.document, name: design.title || noTitle, design }) as const,
    ),
  ]
}

/** Key of the folder that an item is in; null: the top. */
export function placeOf(item: DesignItem): string | null {
  return item.type === 'folder' ? item.folder.parent : item.design.folder
}
