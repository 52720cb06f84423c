import type { DriveFileRow, DriveFolderRow, DriveKind, DriveTagRow } from '../store/drive-row.ts'

export type { Drive, DriveKind } from '../store/drive-row.ts'

/** Whether a row is only on this device: its command waits, is being sent, or was refused. Null: the server has it. */
export type QueueState = null | 'waiting' | 'sending' | 'failed'

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
