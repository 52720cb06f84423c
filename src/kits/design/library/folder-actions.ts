import { folderActions } from '#kits/library/folder-actions.ts'
import { outdatedDesigns } from '../reads/design-changes.ts'
import type { DesignFolderRow, DesignScope } from './design-folder.ts'
import { designLane } from './design-lane.ts'

/** What is done with folders of designs. */
export const { createFolder, renameFolder, moveFolders, trashFolders, restoreFolders } = folderActions<
  DesignFolderRow,
  DesignScope
>({
  table: 'designFolders',
  type: 'TEMPLATE',
  lane: designLane,
  createdTypeOf: ({ createdType }) => createdType,
  toRow: (row, { createdType }) => ({ ...row, createdType }),
  besideTrashed: outdatedDesigns,
})
