import { currentSession } from '#engine/identity/session.ts'
import { announce } from '#engine/queue/outbox.ts'
import { isAtTopWithout } from '#engine/queue/references.ts'
import { type AccountStore, accountStore } from '#engine/store/account-store.ts'
import type { Change } from '#engine/store/change.ts'
import { isMirrorChange } from '#engine/store/mirror-changes.ts'
import type { OutboxRow, Reference } from '#engine/store/outbox-row.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'

/** A refused command that was to make a row. */
interface RefusedRow {
  readonly row: OutboxRow
  readonly n: number
  readonly store: AccountStore
}

/** The refused command that was to make the row of this key; null where there is none. */
export async function findRefused(key: string): Promise<RefusedRow | null> {
  const session = currentSession()
  if (!session) return null
  const store = accountStore(session.idAccount)
  const row = await store.outbox
    .where('makes')
    .equals(key)
    .filter(({ state }) => state === 'failed')
    .first()
  return row?.n === undefined ? null : { row, n: row.n, store }
}

/** Makes a folder that the server refused under another name; false where it refused none with this key. */
export async function renameRefused(table: MirrorTableName, key: string, name: string): Promise<boolean> {
  const found = await findRefused(key)
  if (!found) return false
  const { row, n, store } = found
  const before = JSON.parse((await row.body?.text()) ?? '{}') as object
  const body = new Blob([JSON.stringify({ ...before, name })], { type: 'application/json' })
  const changes = (row.changes ?? []).map((change) =>
    isMirrorChange(change) && change.table === table
      ? { ...change, values: { ...change.values, name } }
      : change,
  )
  // Another body needs another key.
  const fresh = {
    key: crypto.randomUUID(),
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    createdAt: Date.now(),
  } as const
  await store.outbox.update(n, { body, changes, ...fresh })
  await announce()
  return true
}

/**
 * Gives up a row that the server refused, with what waits for it; false where there is none with this key. What this device alone
 * has in a folder that is given up goes to the top.
 */
export async function discardRefusedRow(key: string): Promise<boolean> {
  const found = await findRefused(key)
  if (!found) return false
  const { n, store } = found
  await store.transaction('rw', store.outbox, async () => {
    await store.outbox.delete(n)
    await discardBehind(store.outbox, key)
  })
  await announce()
  return true
}

async function discardBehind(outbox: AccountStore['outbox'], key: string): Promise<void> {
  const isMeant = (one: Reference) => one.key === key && !one.isOrder
  const behind = await outbox.filter(({ refers = [] }) => refers.some(isMeant)).toArray()
  for (const row of behind) {
    if (row.n === undefined) continue
    const needed = row.refers?.filter(isMeant) ?? []
    if (needed.every((one) => isAtTopWithout(row, one)))
      await outbox.update(row.n, { changes: row.changes?.map((change) => outOf(change, key)) })
    else {
      await outbox.delete(row.n)
      if (row.makes !== undefined) await discardBehind(outbox, row.makes)
    }
  }
}

/** The change without this folder: at the top. */
function outOf<Of extends Change>(change: Of, folder: string): Of {
  if (!('values' in change) || change.values === null) return change
  const values = Object.entries(change.values).map(([name, value]) => [name, value === folder ? null : value])
  return { ...change, values: Object.fromEntries(values) }
}
