import type { EntityTable } from 'dexie'
import { type AccountStore, accountStore } from '#engine/store/account-store.ts'
import type { DriveFileRow, DriveFolderRow, DriveTagRow, KeptFolderRow, ThumbnailRow } from './drive-row.ts'

export type DriveStore = AccountStore & {
  driveFiles: EntityTable<DriveFileRow, 'key'>
  driveFolders: EntityTable<DriveFolderRow, 'key'>
  driveTags: EntityTable<DriveTagRow, 'key'>
  keptFolders: EntityTable<KeptFolderRow, 'key'>
  driveThumbnails: EntityTable<ThumbnailRow, 'idFile'>
}

/** The data of an account with the tables of its drives, which `driveMirror` describes. */
export function driveStore(idAccount: number): DriveStore {
  return accountStore(idAccount) as DriveStore
}
