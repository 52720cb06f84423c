import { currentSession } from '#engine/identity/session.ts'
import type { DriveFileRow } from './drive-row.ts'
import { driveStore } from './drive-store.ts'

/** A file of the drives of a brand by the id of the server; null where this device has not listed it, and without an account. */
export async function readFileRow(brand: number, idFile: number): Promise<DriveFileRow | null> {
  const session = currentSession()
  if (!session) return null
  const rows = await driveStore(session.idAccount).driveFiles.where('idFile').equals(idFile).toArray()
  return rows.find((row) => row.brand === brand) ?? null
}
