import { readFile } from '#contract/file.ts'
import { isOnline } from '../browser/network.ts'
import { findFile, keepFetched } from '../files/kept-files.ts'
import { currentSession } from '../identity/session.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { accountStore } from '../store/account-store.ts'
import type { DriveFileRow } from '../store/drive-row.ts'
import { sha256Of } from './sha256.ts'

/** The bytes of a file, from this device or downloaded and kept; null where they cannot be had now. */
export async function readDriveFile(file: DriveFileRow): Promise<Blob | null> {
  const session = currentSession()
  if (!session) return null
  const { idAccount } = session
  const own = await accountStore(idAccount).files.get(file.key)
  if (own) return own.blob
  const { idFile } = file
  if (idFile === null) return null
  const kept = await findFile(idAccount, { idFile })
  if (kept && (file.sha256 === null || kept.blob.size === file.size)) return kept.blob
  if (!isOnline()) return null
  const result = await restBytes(readFile, { params: { idFile }, query: {} }, { idBrand: file.brand })
  if (!result.ok) return null
  const blob = result.answer
  if (file.sha256 !== null && !(await isSame(blob, file.sha256))) {
    console.warn('a file of the drive came with other bytes than the server says', idFile)
    return null
  }
  await keepFetched(idAccount, file.brand, { idFile, name: file.name, blob, fileType: 'DRIVE' })
  return blob
}

/** True also for a file that is too large to be checked. */
async function isSame(blob: Blob, sha256: string): Promise<boolean> {
  return ((await sha256Of(blob)) ?? sha256) === sha256
}
