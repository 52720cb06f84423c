import { currentSession } from '../identity/session.ts'
import { announce, retryAll, retryRow } from '../queue/outbox.ts'
import { isDriveUpload, setPaused } from '../queue/paused-uploads.ts'
import { removeUpload } from '../queue/remove-upload.ts'
import { breakOff } from '../queue/upload-progress.ts'
import { accountStore } from '../store/account-store.ts'
import { mendName } from './mend-name.ts'

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
