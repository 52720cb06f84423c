import { cleanName } from '#model/files/clean-name.ts'
import { currentSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import { isDriveChange } from '../store/drive-changes.ts'

/**
 * Gives a command that was refused a name that the server takes, where an earlier build of the app queued another one: sent as it
 * is, it would be refused again.
 */
export async function mendName(n: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { outbox } = accountStore(session.idAccount)
  const row = await outbox.get(n)
  const body = JSON.parse((await row?.body?.text()) ?? '{}') as { readonly name?: unknown }
  if (!row || typeof body.name !== 'string') return
  const name = cleanName(body.name, 'file')
  if (name === body.name) return
  const changes = (row.changes ?? []).map((change) =>
    isDriveChange(change) && change.values && 'name' in change.values
      ? { ...change, values: { ...change.values, name } }
      : change,
  )
  const changed = new Blob([JSON.stringify({ ...body, name })], { type: 'application/json' })
  // Another body needs another key.
  await outbox.update(n, { body: changed, changes, key: crypto.randomUUID() })
}
