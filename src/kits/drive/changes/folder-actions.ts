import { folderActions } from '#kits/library/folder-actions.ts'
import { driveLane, waitForFilesIn } from '../queue/queue-drive.ts'
import type { DriveFolderRow } from '../rows/drive-row.ts'
import type { DriveScope } from '../rows/read-drive.ts'

/** What is done with folders of a drive. Files on their way into them are sent before these go to the trash, so that they go along. */
export const { createFolder, renameFolder, moveFolders, trashFolders, restoreFolders } = folderActions<
  DriveFolderRow,
  Pick<DriveScope, 'brand' | 'drive'>
>({
  table: 'driveFolders',
  type: 'DRIVE',
  lane: driveLane,
  createdTypeOf: ({ drive }) => drive,
  toRow: (row, { drive }) => ({ ...row, drive }),
  waitForInside: waitForFilesIn,
})
