import { note, readNote, writeNote } from '#engine/store/note.ts'
import type { DriveScope } from './read-drive.ts'

/** What this device knows of when it last read a drive. */
export interface DriveState {
  /** Epoch ms at which the server was last read to the end; null: never on this device. */
  readonly at: number | null
  /** Bytes that the files of the brand take and may take, as last said. */
  readonly used: number | null
  readonly allowed: number | null
  /** From which on the server is asked for changes; absent: for everything. */
  readonly cursor?: string | null
}

const state = note<DriveState>('drive.state', '1')
const unknown: DriveState = { at: null, used: null, allowed: null }

export async function readDriveState({ idAccount, brand, drive }: DriveScope): Promise<DriveState> {
  return (await readNote(state, { idAccount, brand, part: drive })) ?? unknown
}

export async function noteDriveState(scope: DriveScope, change: Partial<DriveState>): Promise<void> {
  const { idAccount, brand, drive } = scope
  await writeNote(state, { idAccount, brand, part: drive }, { ...(await readDriveState(scope)), ...change })
}
