import type { Table } from 'dexie'
import type { AccountStore } from './account-store.ts'
import type { Change, DriveChange } from './change.ts'
import {
  type DriveFileRow,
  type DriveFolderRow,
  type DriveTable,
  type DriveTagRow,
  driveIds,
} from './drive-row.ts'

type AnyRow = DriveFileRow | DriveFolderRow | DriveTagRow

/** What of an answer goes into the row that the command made. */
const answered = {
  driveFiles: ['idFile', 'name', 'type', 'size', 'width', 'height', 'url', 'sha256'],
  driveFolders: ['idDirectory', 'name'],
  driveTags: ['idTag', 'name'],
} as const

/** Where a call that may make several has them in its answer. */
const lists = { driveFiles: 'files', driveFolders: 'directories', driveTags: 'tags' } as const

/** What an answer says of the row that a command made: a command makes one at most. */
export function answerAbout(table: DriveTable, answer: unknown): Record<string, unknown> {
  const { [lists[table]]: several } = pick(answer, [lists[table]])
  return asRecord(Array.isArray(several) ? several[0] : answer)
}

export function isDriveChange(change: Change): change is DriveChange {
  return 'table' in change
}

/** The row that the command makes, if it makes one. */
export function madeBy(changes: readonly Change[] | undefined): DriveChange | undefined {
  return changes?.find((change): change is DriveChange => isDriveChange(change) && change.isNew === true)
}

/** The column by which a command is found that makes a row. */
export function makesOf(changes: readonly Change[] | undefined): { readonly makes?: string } {
  const made = madeBy(changes)
  return made ? { makes: made.key } : {}
}

/**
 * Writes the changes of a command that the server took into the mirror. `at` keeps a list that was asked for before from
 * replacing them. To be called in a transaction over the three tables.
 */
export async function storeDriveChanges(
  store: AccountStore,
  changes: readonly DriveChange[],
  answer: unknown,
  at: number,
): Promise<void> {
  for (const { table: name, key, values, isNew } of changes) {
    const table = store.table(name) as Table<AnyRow, string>
    if (values === null) await table.delete(key)
    else if (!isNew) await table.update(key, { ...values, changedAt: at })
    else {
      const about = answerAbout(name, answer)
      const told = pick(about, answered[name])
      // The list of the server may have brought it before this answer.
      const id = told[driveIds[name]]
      if (id !== undefined) await table.where(driveIds[name]).equals(Number(id)).delete()
      const place = name === 'driveFiles' ? await placeIn(store, about) : {}
      const { copyOf: _copyOf, ...row } = values as Partial<DriveFileRow>
      await table.put({ ...row, ...told, ...place, key, changedAt: at } as AnyRow)
    }
  }
}

/** A file whose folder was deleted meanwhile is at the top. */
async function placeIn(store: AccountStore, answer: unknown): Promise<{ readonly folder?: string | null }> {
  const { idDirectory } = pick(answer, ['idDirectory'])
  if (idDirectory === 0) return { folder: null }
  const [folder] =
    typeof idDirectory === 'number'
      ? await store.driveFolders.where('idDirectory').equals(idDirectory).primaryKeys()
      : []
  return folder === undefined ? {} : { folder }
}

function pick(answer: unknown, names: readonly string[]): Record<string, unknown> {
  const values = asRecord(answer)
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  )
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
