import type { QueueState } from '#kits/library/apply-changes.ts'
import type { DriveFileRow, DriveFolderRow, DriveKind, DriveTagRow } from './drive-row.ts'

export type { Drive, DriveKind } from './drive-row.ts'

export interface DriveFile extends DriveFileRow {
  readonly kind: DriveKind
  readonly upload: QueueState
}

export interface DriveFolder extends DriveFolderRow {
  readonly making: QueueState
}

export type DriveTag = DriveTagRow

export interface DriveContents {
  readonly folders: readonly DriveFolder[]
  readonly files: readonly DriveFile[]
}

/** What a file is for who looks for it; as the server sorts and filters by it. */
export function kindOf(type: string): DriveKind {
  if (type.startsWith('image/')) return 'IMAGE'
  if (type.startsWith('video/')) return 'VIDEO'
  if (type.startsWith('audio/')) return 'AUDIO'
  return /^(text\/|application\/(pdf$|vnd\.|x-hwp|haansoft))/.test(type) ? 'DOCUMENT' : 'OTHER'
}
