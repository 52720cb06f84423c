import type { Table } from 'dexie'
import { type MirrorTableName, mirrorTable } from '#model/mirrors/mirrors.ts'
import type { AccountStore } from './account-store.ts'
import type { Change, MirrorChange } from './change.ts'

/** What an answer says of the row that a command made: a command makes one at most. */
export function answerAbout(name: MirrorTableName, answer: unknown): Record<string, unknown> {
  const { list } = mirrorTable(name)
  const { [list]: several } = pick(answer, [list])
  return asRecord(Array.isArray(several) ? several[0] : answer)
}

export function isMirrorChange(change: Change): change is MirrorChange {
  return 'table' in change
}

/** The row that the command makes, if it makes one. */
export function madeBy(changes: readonly Change[] | undefined): MirrorChange | undefined {
  return changes?.find((change): change is MirrorChange => isMirrorChange(change) && change.isNew === true)
}

/** The column by which a command is found that makes a row. */
export function makesOf(changes: readonly Change[] | undefined): { readonly makes?: string } {
  const made = madeBy(changes)
  return made ? { makes: made.key } : {}
}

/**
 * Writes the changes of a command that the server took into the mirror. `at` keeps a list that was asked for before from
 * replacing them. To be called in a transaction over all tables of mirrors.
 */
export async function storeMirrorChanges(
  store: AccountStore,
  changes: readonly MirrorChange[],
  answer: unknown,
  at: number,
): Promise<void> {
  for (const { table: name, key, values, isNew } of changes) {
    const table = store.table(name) as Table<object, string>
    if (values === null) await table.delete(key)
    else if (!isNew) await table.update(key, { ...values, changedAt: at })
    else {
      const { id, answered, untilMade } = mirrorTable(name)
      const about = answerAbout(name, answer)
      const columns = pick(about, answered)
      // The list of the server may have brought it before this answer.
      const number = columns[id]
      if (number !== undefined) await table.where(id).equals(Number(number)).delete()
      const place = await placeIn(store, name, about)
      const row = Object.entries(values).filter(([column]) => !untilMade.includes(column))
      await table.put({ ...Object.fromEntries(row), ...columns, ...place, key, changedAt: at })
    }
  }
}

/** A row is in none where the one that it was in was deleted meanwhile. */
async function placeIn(store: AccountStore, name: MirrorTableName, answer: unknown): Promise<object> {
  const { within } = mirrorTable(name)
  if (!within) return {}
  const { [within.id]: number } = pick(answer, [within.id])
  if (number === 0) return { [within.column]: null }
  const [key] =
    typeof number === 'number'
      ? await store.table(within.table).where(within.id).equals(number).primaryKeys()
      : []
  return key === undefined ? {} : { [within.column]: key }
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
