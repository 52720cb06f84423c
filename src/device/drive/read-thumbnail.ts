import { readFile } from '#contract/file.ts'
import { isOnline } from '../browser/network.ts'
import { findFile } from '../files/kept-files.ts'
import { currentSession } from '../identity/session.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { accountStore } from '../store/account-store.ts'
import type { DriveFileRow } from '../store/drive-row.ts'

/** Small pictures of this page, by account and file; the ones used last. */
const made = new Map<string, Promise<Blob | null>>()
const atMost = 400
const width = 480

/**
 * A small picture of a picture: the server's, or the file itself where this device has it. Null where it cannot be had
 * now. Asking again tries again.
 */
export function readThumbnail(file: DriveFileRow): Promise<Blob | null> {
  const session = currentSession()
  if (!session) return Promise.resolve(null)
  const id = `${session.idAccount} ${file.key} ${file.idFile}`
  const known = made.get(id)
  made.delete(id)
  const reading = known ?? read(session.idAccount, file)
  made.set(id, reading)
  for (const oldest of made.keys()) {
    if (made.size <= atMost) break
    made.delete(oldest)
  }
  void reading.then(
    (blob) => blob === null && made.delete(id),
    () => made.delete(id),
  )
  return reading
}

async function read(idAccount: number, { key, idFile, brand }: DriveFileRow): Promise<Blob | null> {
  const own = await accountStore(idAccount).files.get(key)
  if (own) return own.blob
  if (idFile === null) return null
  if (isOnline()) {
    const result = await restBytes(readFile, { params: { idFile }, query: { width } }, { idBrand: brand })
    if (result.ok) return result.answer
  }
  return (await findFile(idAccount, { idFile }))?.blob ?? null
}
