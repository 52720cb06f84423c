import type { MirrorChange } from '#engine/store/change.ts'
import { isMirrorChange } from '#engine/store/mirror-changes.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'

/** Whether a row is only on this device: its command waits, is being sent, or was refused. Null: the server has it. */
export type QueueState = null | 'waiting' | 'sending' | 'failed'

/** Of a command that was tried and has no pause before it: it is being sent, here, in another tab or by the worker. */
export function stateOf({ state, sentAt, notBefore }: OutboxRow): 'waiting' | 'sending' | 'failed' {
  if (state === 'failed') return 'failed'
  return sentAt !== undefined && sentAt > notBefore ? 'sending' : 'waiting'
}

/** The states of the rows that queued commands make, by their keys. */
export function statesOf(queued: readonly OutboxRow[]): ReadonlyMap<string, QueueState> {
  return new Map(
    queued.flatMap((row) =>
      (row.changes ?? [])
        .filter(isMirrorChange)
        .filter(({ isNew }) => isNew)
        .map(({ key }) => [key, stateOf(row)] as const),
    ),
  )
}

/**
 * What queued commands change in a table of a mirror, in their order. Of a refused command only what it would have made is shown:
 * nothing that was added disappears.
 */
export function changesShown(queued: readonly OutboxRow[], table: MirrorTableName): MirrorChange[] {
  return queued.flatMap(({ state, changes = [] }) => {
    const ofTable = changes.filter(isMirrorChange).filter((change) => change.table === table)
    if (state === 'waiting') return ofTable
    return state === 'failed' ? ofTable.filter(({ isNew }) => isNew) : []
  })
}

/** The rows of one table of a mirror with the changes of queued commands, in the order of `changes`. */
export function applyChanges<Row>(
  rows: ReadonlyMap<string, Row>,
  changes: readonly Pick<MirrorChange, 'key' | 'values' | 'isNew'>[],
): Row[] {
  if (changes.length === 0) return [...rows.values()]
  const known = new Map(rows)
  for (const { key, values, isNew } of changes) {
    const row = known.get(key)
    if (values === null) known.delete(key)
    else if (row && !isNew) known.set(key, { ...row, ...values })
    else if (!row && isNew) known.set(key, values as Row)
  }
  return [...known.values()]
}

/** Remembers what was made of a row, as long as the row and its state are the same. */
export function createSame<Row extends object, Made>(
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
