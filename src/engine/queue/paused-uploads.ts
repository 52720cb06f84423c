import { note, readNote, writeNote } from '../store/note.ts'

const paused = note<boolean>('uploads.paused', '1')

/** Whether the person has paused the uploads of the mirrors. */
export async function arePaused(idAccount: number): Promise<boolean> {
  return (await readNote(paused, { idAccount, brand: null })) === true
}

export function setPaused(idAccount: number, isPaused: boolean): Promise<void> {
  return writeNote(paused, { idAccount, brand: null }, isPaused)
}
