import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { foldersInside } from '#kits/library/folders.ts'
import { isTrashed } from '#kits/library/trash.ts'

/** Keys of the folders in the trash, and of those in them. */
export function thrownFolders(folders: readonly DesignFolder[]): ReadonlySet<string> {
  return foldersInside(
    folders,
    folders.filter(isTrashed).map(({ key }) => key),
  )
}

/** Without what is in a folder of the trash: it is in the trash, too. */
export function withoutThrown(
  designs: readonly ListedDesign[],
  folders: readonly DesignFolder[],
): readonly ListedDesign[] {
  const thrown = thrownFolders(folders)
  return designs.filter(({ folder }) => folder === null || !thrown.has(folder))
}
