import { readFile } from '#contract/file.ts'
import { findFile } from '../files/kept-files.ts'
import { currentSession } from '../identity/session.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { accountStore } from '../store/account-store.ts'
import type { DriveFileRow } from '../store/drive-row.ts'

const most = 600
const made = new Map<string, Promise<string | null>>()

/**
 * An object URL of a small picture of a file, from the bytes on this device or else from the server; null where it cannot be
 * had now, and asking again tries again. The last 600 stay in memory.
 */
export function thumbnailOf(file: DriveFileRow, width: number): Promise<string | null> {
  const id = `${currentSession()?.idAccount} ${file.key} ${file.idFile} ${width}`
  const known = made.get(id)
  made.delete(id)
  const promise = known ?? make(file, width).catch(() => null)
  made.set(id, promise)
  if (known) return known
  void promise.then((url) => {
    if (url === null) made.delete(id)
  })
  dropOldest()
  return promise
}

async function make(file: DriveFileRow, width: number): Promise<string | null> {
  const session = currentSession()
  if (!session) return null
  const { idFile, key } = file
  const own = await accountStore(session.idAccount).files.get(key)
  const here = own ?? (idFile === null ? undefined : await findFile(session.idAccount, { idFile }))
  if (here) return URL.createObjectURL(here.blob)
  if (idFile === null) return null
  const result = await restBytes(readFile, { params: { idFile }, query: { width } }, { idBrand: file.brand })
  return result.ok ? URL.createObjectURL(result.answer) : null
}

function dropOldest(): void {
  for (const [id, promise] of made) {
    if (made.size <= most) return
    made.delete(id)
    void promise.then((url) => {
      if (url !== null) URL.revokeObjectURL(url)
    })
  }
}
