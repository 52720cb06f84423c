import { currentSession } from '../identity/session.ts'
import { abortSending } from '../queue/drain.ts'
import { announce, retryRow } from '../queue/outbox.ts'
import { isDriveUpload, setPaused } from '../queue/paused-uploads.ts'
import { accountStore } from '../store/account-store.ts'

/** Takes a file out of the queue and off this device. What the server may have got already shows in its list. */
export async function cancelUpload(n: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const store = accountStore(session.idAccount)
  await store.transaction('rw', store.outbox, store.files, async () => {
    const row = await store.outbox.get(n)
    if (row?.idBlob === undefined) return
    await store.outbox.delete(n)
    await store.files.delete(row.idBlob)
  })
  abortSending(n)
}

/** Sends a file again that the server refused. */
export function retryUpload(n: number): Promise<void> {
  return retryRow(n)
}

/** Sends no file to a drive until `resumeUploads`, on no page of this device; the one being sent from here is broken off. */
export async function pauseUploads(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await setPaused(session.idAccount, true)
  for (const { n } of await driveUploads(session.idAccount)) if (n !== undefined) abortSending(n)
}

export async function resumeUploads(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await setPaused(session.idAccount, false)
  await accountStore(session.idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter(({ lane }) => isDriveUpload(lane))
    .modify({ notBefore: 0, tries: 0 })
  await announce()
}

function driveUploads(idAccount: number) {
  return accountStore(idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter(({ lane }) => isDriveUpload(lane))
    .toArray()
}
