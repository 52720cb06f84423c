import { createDialogs } from '#engine/watch/dialogs.ts'
import type { DriveFile } from './rows/drive-file.ts'

export interface Wanted {
  /** Media types that can be picked. */
  readonly types: readonly string[]
  /** Files at most. */
  readonly most: number
}

/** The picker of the drive, for copies of its files or for files of the brand that the server has. */
export const copyPicker = createDialogs<{ copies: Wanted }, readonly File[]>()
export const brandFilePicker = createDialogs<{ files: Wanted }, readonly DriveFile[]>()

/** Asks for files of the drive; none where the person closes the picker. They are copies: the drive keeps its own. */
export async function pickFromDrive(wanted: Wanted): Promise<readonly File[]> {
  return (await copyPicker.open('copies', wanted)) ?? []
}

/** Asks which files of the brand's drive are meant; none where the person closes the picker. */
export async function pickFilesOfBrand(wanted: Wanted): Promise<readonly DriveFile[]> {
  return (await brandFilePicker.open('files', wanted)) ?? []
}
