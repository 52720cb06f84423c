import { currentSession } from '#engine/identity/session.ts'
import { announce } from '#engine/queue/outbox.ts'
import { type AccountStore, accountStore } from '#engine/store/account-store.ts'
import { isMirrorChange } from '#engine/store/mirror-changes.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
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

/** Gives up a row that the server refused, with what waits for it; false where there is none with this key. */
export async function discardRefusedRow(
  key: string,
  cancelUpload: (n: number) => Promise<void> = async () => {},
): Promise<boolean> {
  const found = await findRefused(key)
  if (!found) return false
  const { n, store } = found
  const rows = await store.outbox
    .filter(({ refers = [] }) => refers.some((one) => one.key === key && !one.isOrder))
    .toArray()
  for (const inside of rows) {
    if (inside.n === undefined) continue
    if (inside.idBlob !== undefined) await cancelUpload(inside.n)
    else await store.outbox.delete(inside.n)
  }
  await store.outbox.delete(n)
  return true
}
