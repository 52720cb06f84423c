import { currentSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { madeBy } from '#engine/store/mirror-changes.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'

/** Rows of a mirror, also those that a queued command will make, in the order of the keys; unknown ones are left out. */
export async function findQueuedRows<Row extends { readonly key: string }>(
  table: MirrorTableName,
  keys: readonly string[],
): Promise<Row[]> {
  const session = currentSession()
  if (!session) return []
  const store = accountStore(session.idAccount)
  const stored = (await store.table(table).bulkGet([...keys])) as (Row | undefined)[]
  const missing = keys.filter((_, i) => stored[i] === undefined)
  if (missing.length === 0) return stored.filter((row) => row !== undefined)
  const makers = await store.outbox.where('makes').anyOf(missing).toArray()
  const made = new Map(
    makers
      .flatMap(({ changes }) => madeBy(changes) ?? [])
      .filter((change) => change.table === table)
      .map(({ key, values }) => [key, values as Row]),
  )
  return keys.flatMap((key, i) => stored[i] ?? made.get(key) ?? [])
}
