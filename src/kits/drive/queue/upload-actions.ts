import { currentSession } from '#engine/identity/session.ts'
import { announce, retryAll, retryRow } from '#engine/queue/outbox.ts'
import { setPaused } from '#engine/queue/paused-uploads.ts'
import { removeUpload } from '#engine/queue/remove-upload.ts'
import { breakOff } from '#engine/queue/upload-progress.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { isDriveChange } from '../rows/drive-change.ts'
import { isDriveUpload } from './upload-lane.ts'

/** Takes a file out of the queue and off this device. What the server may have got already shows in its list. */
export async function cancelUpload(n: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  const removed = await removeUpload(accountStore(idAccount), n)
  if (!removed) return
  breakOff({ idAccount, n })
  if (removed.resumable) await announce()
}

/** Sends a file again that the server refused. */
export async function retryUpload(n: number): Promise<void> {
  await mendName(n)
  await retryRow(n)
}

/** Sends all files again that the server refused. */
export function retryUploads(): Promise<void> {
  return retryAll(({ lane }) => isDriveUpload(lane))
}

/** Sends no file to a drive until `resumeUploads`; the one being sent, from wherever, is broken off. */
export async function pauseUploads(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  await setPaused(idAccount, true)
  await driveUploads(idAccount).each(({ n = 0 }) => breakOff({ idAccount, n }))
}

/** Goes on where the server is. */
export async function resumeUploads(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await setPaused(session.idAccount, false)
  await driveUploads(session.idAccount).modify({ notBefore: Date.now(), tries: 0 })
  await announce()
}

function driveUploads(idAccount: number) {
  return accountStore(idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter(({ lane }) => isDriveUpload(lane))
}

/**
 * Gives a command that was refused a name that the server takes, where an earlier build of the app queued another one: sent as it
 * is, it would be refused again.
 */
async function mendName(n: number): Promise<void> {
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
