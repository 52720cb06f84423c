import { accountStore } from '../store/account-store.ts'
import type { DriveChange } from '../store/change.ts'
import { isDriveChange } from '../store/drive-changes.ts'
import type { Drive, DriveRows, DriveTable } from '../store/drive-row.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import {
  type DriveContents,
  type DriveFile,
  type DriveFolder,
  type DriveTag,
  kindOf,
  type QueueState,
} from './drive-file.ts'

/** Whose drive of which brand. */
export interface DriveScope {
  readonly idAccount: number
  readonly brand: number
  readonly drive: Drive
}

export interface WholeDrive extends DriveContents {
  readonly tags: readonly DriveTag[]
}

/** All that this device knows of a drive, with the changes of queued commands. Those of refused ones are not shown. */
export async function readDrive({ idAccount, brand, drive }: DriveScope): Promise<WholeDrive> {
  const { driveFiles, driveFolders, driveTags, outbox } = accountStore(idAccount)
  const of = [brand, drive]
  const [files, folders, tags, queued] = await Promise.all([
    driveFiles.where('[brand+drive]').equals(of).toArray(),
    driveFolders.where('[brand+drive]').equals(of).toArray(),
    driveTags.where('[brand+drive]').equals(of).toArray(),
    outbox.where('brand').equals(brand).sortBy('n'),
  ])
  const changes = queued.flatMap(changesShown)
  const states = statesOf(queued)
  const ownDrive = (row: { readonly drive: Drive }) => row.drive === drive
  return {
    files: applyTo('driveFiles', files, changes)
      .filter(ownDrive)
      .map((row): DriveFile => ({ ...row, kind: kindOf(row.type), upload: states.get(row.key) ?? null })),
    folders: applyTo('driveFolders', folders, changes)
      .filter(ownDrive)
      .map((row): DriveFolder => ({ ...row, making: states.get(row.key) ?? null })),
    tags: applyTo('driveTags', tags, changes).filter(ownDrive),
  }
}

/** Of a refused command only what it would have made is shown: nothing that was added disappears. */
function changesShown({ state, changes = [] }: OutboxRow): readonly DriveChange[] {
  const ofDrive = changes.filter(isDriveChange)
  if (state === 'waiting') return ofDrive
  return state === 'failed' ? ofDrive.filter(({ isNew, table }) => isNew && table !== 'driveTags') : []
}

function applyTo<Table extends DriveTable>(
  table: Table,
  rows: readonly DriveRows[Table][],
  changes: readonly DriveChange[],
): DriveRows[Table][] {
  const known = new Map(rows.map((row) => [row.key, row]))
  for (const change of changes) {
    if (change.table !== table) continue
    const row = known.get(change.key)
    if (change.values === null) known.delete(change.key)
    else if (row && !change.isNew) known.set(change.key, { ...row, ...change.values })
    else if (!row && change.isNew) known.set(change.key, change.values as DriveRows[Table])
  }
  return [...known.values()]
}

function statesOf(queued: readonly OutboxRow[]): ReadonlyMap<string, QueueState> {
  return new Map(
    queued.flatMap((row) =>
      (row.changes ?? [])
        .filter(isDriveChange)
        .filter(({ isNew }) => isNew)
        .map(({ key }) => [key, stateOf(row)] as const),
    ),
  )
}

/** A row that was tried and has no pause before it is being sent, here, in another tab or by the worker. */
export function stateOf({ state, sentAt, notBefore }: OutboxRow): 'waiting' | 'sending' | 'failed' {
  if (state === 'failed') return 'failed'
  return sentAt !== undefined && sentAt > notBefore ? 'sending' : 'waiting'
}
