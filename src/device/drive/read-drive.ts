import { accountStore } from '../store/account-store.ts'
import type { DriveChange } from '../store/change.ts'
import { isDriveChange } from '../store/drive-changes.ts'
import type { Drive, DriveFileRow, DriveFolderRow, DriveRows, DriveTable } from '../store/drive-row.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import {
  type DriveContents,
  type DriveFile,
  type DriveFolder,
  type DriveTag,
  kindOf,
  type QueueState,
} from './drive-file.ts'
import { stateOf } from './queue-state.ts'

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
  const rows = { driveFiles: byKey(files), driveFolders: byKey(folders), driveTags: byKey(tags) }
  return createShown()(rows, queued)(drive)
}

type Stored = { readonly [Table in DriveTable]: ReadonlyMap<string, DriveRows[Table]> }

/** What is shown of each drive. */
export type Shown = (drive: Drive) => WholeDrive

/** Makes what is shown of what is stored; what is as it was before is the same object, so that it is not drawn again. */
export function createShown(): (stored: Stored, queued: readonly OutboxRow[]) => Shown {
  const files = createSame<DriveFileRow, DriveFile>((row, upload) => ({
    ...row,
    kind: kindOf(row.type),
    upload,
  }))
  const folders = createSame<DriveFolderRow, DriveFolder>((row, making) => ({ ...row, making }))
  return (stored, queued) => {
    const changes = queued.flatMap(changesShown)
    const states = statesOf(queued)
    const stateAt = ({ key }: { readonly key: string }) => states.get(key) ?? null
    const applied = {
      driveFiles: applyTo('driveFiles', stored.driveFiles, changes),
      driveFolders: applyTo('driveFolders', stored.driveFolders, changes),
      driveTags: applyTo('driveTags', stored.driveTags, changes),
    }
    return (drive) => {
      const ownDrive = (row: { readonly drive: Drive }) => row.drive === drive
      return {
        files: applied.driveFiles.filter(ownDrive).map((row) => files(row, stateAt(row))),
        folders: applied.driveFolders.filter(ownDrive).map((row) => folders(row, stateAt(row))),
        tags: applied.driveTags.filter(ownDrive),
      }
    }
  }
}

/** Remembers what was made of a row, as long as the row and its state are the same. */
function createSame<Row extends object, Made>(
  make: (row: Row, state: QueueState) => Made,
): (row: Row, state: QueueState) => Made {
  const known = new WeakMap<Row, { readonly state: QueueState; readonly made: Made }>()
  return (row, state) => {
    const before = known.get(row)
    if (before?.state === state) return before.made
    const made = make(row, state)
    known.set(row, { state, made })
    return made
  }
}

function byKey<Row extends { readonly key: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.key, row]))
}

/** Of a refused command only what it would have made is shown: nothing that was added disappears. */
function changesShown({ state, changes = [] }: OutboxRow): readonly DriveChange[] {
  const ofDrive = changes.filter(isDriveChange)
  if (state === 'waiting') return ofDrive
  return state === 'failed' ? ofDrive.filter(({ isNew, table }) => isNew && table !== 'driveTags') : []
}

function applyTo<Table extends DriveTable>(
  table: Table,
  rows: ReadonlyMap<string, DriveRows[Table]>,
  changes: readonly DriveChange[],
): DriveRows[Table][] {
  const own = changes.filter((change) => change.table === table)
  if (own.length === 0) return [...rows.values()]
  const known = new Map(rows)
  for (const change of own) {
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
