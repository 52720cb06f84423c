import { setBrandUploads } from '#contract/directory.ts'
import { createDriveLink } from '#contract/drive-link.ts'
import { mayCall } from '#contract/may-call.ts'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import {
  type BrandFolders,
  mayAddToFolder,
  mayTakeBack,
  takesUploads,
} from '#kits/drive/rows/drop-folders.ts'
import { mayChangeDrive } from '#kits/drive/rows/may-change-drive.ts'
import type { DriveItem } from './view/drive-item.ts'

/** What a person may do in an open folder. */
export interface FolderRights {
  /** Changes everything in the drive. */
  readonly canWrite: boolean
  /** Adds files to the open folder. */
  readonly canAdd: boolean
  /** Links can be made to what is in this drive. */
  readonly canLink: boolean
  /** Folders can be made drop folders. */
  readonly canOpen: boolean
  /** Who may not change the drive may remove all of these. */
  canTakeBack(items: readonly DriveItem[]): boolean
  /** Adds files to a folder, by its key. */
  canAddTo(folder: string | null): boolean
  /** Whether a folder is in a drop folder. */
  isInside(folder: DriveFolder): boolean
  /** The open folder is a drop folder, or in one: this person changes everything in it, or adds files alone; null: neither. */
  readonly drop: 'change' | 'add' | null
}

interface FolderScope extends BrandFolders {
  readonly drive: Drive
  /** Key of the open folder; null: the top. */
  readonly here: string | null
}

export function rightsIn({ drive, here, ...of }: FolderScope): FolderRights {
  const { role, folders } = of
  const canWrite = mayChangeDrive(drive, role)
  const canAddTo = (folder: string | null) => canWrite || mayAddToFolder(of, folder)
  const canAdd = canAddTo(here)
  const isDrop = drive === 'BRAND' && takesUploads(folders, here)
  return {
    canWrite,
    canAdd,
    canAddTo,
    canLink: drive === 'BRAND' && mayCall(createDriveLink, role),
    canOpen: drive === 'BRAND' && mayCall(setBrandUploads, role),
    canTakeBack: (items) => {
      const now = Date.now()
      const isTakenBack = (item: DriveItem) => item.type === 'file' && mayTakeBack(of, item.file, now)
      return items.length > 0 && items.every(isTakenBack)
    },
    isInside: ({ parent }) => takesUploads(folders, parent),
    drop: isDrop && canAdd ? (canWrite ? 'change' : 'add') : null,
  }
}
