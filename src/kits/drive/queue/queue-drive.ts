import type { Call, InputOf } from '#contract/call.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Enqueued, enqueue } from '#engine/queue/outbox.ts'
import type { Reference } from '#engine/store/outbox-row.ts'
import { foldersInside } from '#kits/library/folders.ts'
import { findQueuedRows } from '#kits/library/queue/find-rows.ts'
import { NamedRows } from '#kits/library/queue/named-rows.ts'
import type { DriveChange } from '../rows/drive-change.ts'
import type { DriveFolderRow, DriveRows, DriveTable } from '../rows/drive-row.ts'
import { readDrive } from '../rows/read-drive.ts'

/** Rows of the mirror of drives, also those that a queued command will make: see `findQueuedRows`. */
export function findRows<Table extends DriveTable>(
  table: Table,
  keys: readonly string[],
): Promise<DriveRows[Table][]> {
  return findQueuedRows<DriveRows[Table]>(table, keys)
}

/** Ids of rows of drives for a command. */
export class Named extends NamedRows {
  /** Of a place: 0 for the top. Null where this device does not know the folder. */
  placeOf(folder: string | null): Promise<number | null> {
    return this.placeIn('driveFolders', folder)
  }
}

/** Lets a command wait for the files that are on their way into these folders of one drive. */
export async function waitForFilesIn(
  folders: readonly DriveFolderRow[],
  { refers }: NamedRows,
): Promise<void> {
  const session = currentSession()
  const [first] = folders
  if (!session || !first) return
  const { brand, drive } = first
  const whole = await readDrive({ idAccount: session.idAccount, brand, drive })
  const inside = foldersInside(
    whole.folders,
    folders.map(({ key }) => key),
  )
  for (const { key, folder, upload } of whole.files) {
    const isComing = upload === 'waiting' || upload === 'sending'
    if (isComing && folder !== null && inside.has(folder))
      refers.push({ table: 'driveFiles', key, isOrder: true })
  }
}

/**
 * Queues a command about a drive of a brand: that of its rows, as another one may be open by the time they were read. They are sent
 * in the order in which they were made.
 */
export function queueDrive<C extends Call>(
  brand: number,
  call: C,
  input: InputOf<C>,
  changes: readonly DriveChange[],
  refers: readonly Reference[] = [],
): Promise<Enqueued> {
  return enqueue(call, input, driveLane(brand), brand, changes, refers)
}

/** Lane of the commands about the drives of a brand. */
export function driveLane(brand: number): string {
  return `drive:${brand}`
}
