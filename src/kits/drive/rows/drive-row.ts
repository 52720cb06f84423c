import type { FolderRow } from '#kits/library/folder-actions.ts'
import { driveMirror } from '#model/mirrors/drive.ts'

/** The drive of the brand, or that of the signed-in account in it. */
export type Drive = 'BRAND' | 'USER'

export type DriveKind = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'OTHER'

interface MirrorRow {
  /** Epoch ms at which a command that was sent changed it: a list that was asked for before does not replace it. */
  readonly changedAt?: number
}

/**
 * A file of a drive as the server last said. Changes that are queued are not in it: readers apply them. `key` never
 * changes on this device: that of the upload for a file that was added here, otherwise made of the server's id.
 */
export interface DriveFileRow extends MirrorRow {
  readonly key: string
  readonly brand: number
  readonly drive: Drive
  /** The key of its folder; null: the top. */
  readonly folder: string | null
  /** Null until the server has it. */
  readonly idFile: number | null
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  /** Keys of its tags. */
  readonly tags: readonly string[]
  readonly url: string | null
  /** Of its bytes, in hexadecimal digits; null where it is unknown. */
  readonly sha256: string | null
  readonly idAccount: number | null
  /** Epoch ms. */
  readonly createdAt: number
  /** Epoch ms at which it was moved to the trash; null: it is not there. */
  readonly trashedAt: number | null
  /** The guide uses it: it is not moved or deleted by the drive. */
  readonly locked: boolean
  /** A model made it; its name, null where it is not known. */
  readonly madeBy?: { readonly model: string | null }
  /** The server has made a small picture of it. */
  readonly hasThumbnail?: boolean
  /** It is drawing that of a video or PDF, which is not shown without one. */
  readonly isStillDue?: boolean
  /** The key of the file that it is a copy of, until the server has made it. */
  readonly copyOf?: string
}

export interface DriveFolderRow extends FolderRow {
  readonly drive: Drive
  /** A drop folder: every member may add files to it, and to the folders in it. */
  readonly takesUploads?: boolean
}

export interface DriveTagRow extends MirrorRow {
  readonly key: string
  readonly brand: number
  readonly drive: Drive
  readonly idTag: number | null
  readonly name: string
}

/** A small picture of a file that was seen on this device, for lists without a network. */
export interface ThumbnailRow {
  readonly idFile: number
  readonly brand: number
  readonly blob: Blob
  /** Epoch ms at which it was downloaded. */
  readonly at: number
}

/** A folder whose files this device keeps. */
export interface KeptFolderRow {
  /** That of the folder. */
  readonly key: string
  readonly brand: number
}

export interface DriveRows {
  readonly driveFiles: DriveFileRow
  readonly driveFolders: DriveFolderRow
  readonly driveTags: DriveTagRow
}

export type DriveTable = keyof DriveRows

/** What the server calls the rows of each table. */
export const driveIds = {
  driveFiles: driveMirror.tables.driveFiles.id,
  driveFolders: driveMirror.tables.driveFolders.id,
  driveTags: driveMirror.tables.driveTags.id,
} as const
