import { createUserDirectory } from '#contract/directory.ts'
import { mayCall } from '#contract/may-call.ts'
import { pathTo } from '#kits/library/folders.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { takeBackMinutes } from '#model/files/take-back.ts'
import { isWithin } from '#model/time/stored-time.ts'
import type { DriveFile, DriveFolder } from './drive-file.ts'

/** The folders of the drive of a brand, and who looks at them. */
export interface BrandFolders {
  readonly folders: readonly DriveFolder[]
  /** null: none that is known. */
  readonly role: BrandRole | null
  readonly idAccount: number | null
}

/** Whether a folder is a drop folder, or is in one. The top is none. */
export function takesUploads(folders: readonly DriveFolder[], folder: string | null): boolean {
  return pathTo(folders, folder).some((one) => one.takesUploads === true)
}

/**
 * Whether a member of a role may add files to a folder, also where they may change nothing else in the drive: the role that fills an
 * own drive, as the calls of uploads are the same for both.
 */
export function mayAddToFolder({ folders, role }: BrandFolders, folder: string | null): boolean {
  return mayCall(createUserDirectory, role) && takesUploads(folders, folder)
}

/**
 * Whether a member who may not change the drive may remove a file from it: an own one that was added to a drop folder a little
 * while ago, or that the server does not have.
 */
export function mayTakeBack(of: BrandFolders, file: DriveFile, now: number): boolean {
  const { idAccount, folder, createdAt, upload } = file
  if (idAccount === null || idAccount !== of.idAccount) return false
  // Of the queue of this device: it can be cancelled, also where the folder was closed meanwhile.
  if (upload === 'waiting' || upload === 'failed') return true
  return mayAddToFolder(of, folder) && isWithin(createdAt, now, takeBackMinutes * 60_000)
}
