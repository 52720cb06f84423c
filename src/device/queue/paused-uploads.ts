import { note, readNote, writeNote } from '../store/note.ts'

/** Lane of the uploads to the drives of a brand. */
export function driveUploadLane(brand: number): string {
  return `drive-upload:${brand}`
}

export function isDriveUpload(lane: string): boolean {
  return lane.startsWith('drive-upload:')
}

const paused = note<boolean>('uploads.paused', '1')

/** Whether the person has paused the uploads to their drives. */
export async function arePaused(idAccount: number): Promise<boolean> {
  return (await readNote(paused, { idAccount, brand: null })) === true
}

export function setPaused(idAccount: number, isPaused: boolean): Promise<void> {
  return writeNote(paused, { idAccount, brand: null }, isPaused)
}
