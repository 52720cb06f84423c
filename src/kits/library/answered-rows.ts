import type { Collection, Table } from 'dexie'
import { isSince } from '#model/time/stored-time.ts'

/** A row of a mirrored table. */
interface Row {
  /** Never changes on this device: that of the command that made it, otherwise made of the server's id. */
  readonly key: string
  /** Epoch ms at which a command that was sent changed it: a list that was asked for before does not replace it. */
  readonly changedAt?: number
}

interface About<Of extends Row> {
  /** The column of the number that the server gives. */
  readonly id: string
  /** Begins the keys of rows that this device did not make. */
  readonly prefix: string
  /** All rows of the list, where the answer has all of it; null: it has what was changed. */
  readonly all: Collection<Of, string> | null
  /** The numbers that the answer is about. */
  readonly ids: readonly number[]
}

export interface AnsweredRows<Of extends Row> {
  /** The key that this device gave it, otherwise one of its number. */
  keyOf(id: number): string
  /**
   * Writes only what differs, so that nothing is drawn again for an answer that says the same. `askedAt`: epoch ms. A row that a
   * command has changed since is held back.
   */
  write(
    next: readonly Of[],
    removed: readonly number[],
    askedAt: number,
  ): Promise<{ readonly isHeld: boolean; readonly gone: readonly Of[] }>
}

/** The rows of a mirrored table that an answer of the server is about. To be called in a transaction over the table. */
export async function openAnswered<Of extends Row>(
  table: Table<Of, string>,
  { id, prefix, all, ids }: About<Of>,
): Promise<AnsweredRows<Of>> {
  const idOf = (row: Of) => (row as unknown as Readonly<Record<string, number | null>>)[id] ?? null
  const found = await (all ?? table.where(id).anyOf([...new Set(ids)])).toArray()
  const keys = new Map(found.map((row) => [idOf(row), row.key]))
  return {
    keyOf: (of) => keys.get(of) ?? `${prefix}-${of}`,
    async write(next, removed, askedAt) {
      const now = Date.now()
      const held = new Set(
        found.filter(({ changedAt = 0 }) => isSince(changedAt, askedAt, now)).map(({ key }) => key),
      )
      const before = new Map(found.map((row) => [row.key, textOf(row)]))
      const there = new Set(next.map(({ key }) => key))
      const isGone = (row: Of) => (all ? !there.has(row.key) : removed.includes(idOf(row) ?? 0))
      const gone = found.filter((row) => isGone(row) && !held.has(row.key))
      const changed = next.filter((row) => !held.has(row.key) && before.get(row.key) !== textOf(row))
      if (gone.length > 0) await table.bulkDelete(gone.map(({ key }) => key))
      if (changed.length > 0) await table.bulkPut(changed)
      return { isHeld: next.some(({ key }) => held.has(key)), gone }
    },
  }
}

/** What of a row the server says. */
function textOf({ changedAt: _changedAt, ...row }: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
}
