import { currentSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'

/** The bytes of a file that waits on this device, by its key. */
export async function readQueuedFile(key: string): Promise<Blob | null> {
  const session = currentSession()
  if (!session) return null
  return (await accountStore(session.idAccount).files.get(key))?.blob ?? null
}
