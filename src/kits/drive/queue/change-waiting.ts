import { currentSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { OutboxRow, Reference } from '#engine/store/outbox-row.ts'
import { isDriveChange } from '../rows/drive-change.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'

interface WaitingChange {
  /** Properties of the part `data`. */
  readonly body: Readonly<Record<string, unknown>>
  readonly values: Partial<DriveFileRow>
  /** Of a new place, in place of those of the old one. */
  readonly refers?: readonly Reference[]
}

/** The queued upload of a file. */
export async function uploadOf(key: string): Promise<OutboxRow | undefined> {
  const session = currentSession()
  if (!session) return undefined
  return accountStore(session.idAccount)
    .outbox.where('makes')
    .equals(key)
    .filter(({ idBlob }) => idBlob === key)
    .first()
}

/**
 * Changes an upload in the queue; false where there is none, or one that was tried: its key stands for what was sent, so
 * a command has to follow it.
 */
export async function changeWaiting(key: string, { body, values, refers }: WaitingChange): Promise<boolean> {
  const session = currentSession()
  const row = await uploadOf(key)
  if (!session || row?.n === undefined) return false
  const { n } = row
  const before = JSON.parse((await row.body?.text()) ?? '{}') as object
  const changed = new Blob([JSON.stringify({ ...before, ...body })], { type: 'application/json' })
  const { outbox } = accountStore(session.idAccount)
  return accountStore(session.idAccount).transaction('rw', outbox, async () => {
    const row = await outbox.get(n)
    if (!row || row.sentAt !== undefined) return false
    const changes = (row.changes ?? []).map((change) =>
      isDriveChange(change) && change.table === 'driveFiles' && change.key === key
        ? { ...change, values: { ...change.values, ...values } }
        : change,
    )
    await outbox.update(n, { body: changed, changes, ...(refers ? { refers } : {}) })
    return true
  })
}
