import { readFile, readThumbnail as thumbnailCall } from '#contract/file.ts'
import { isOnline } from '#engine/browser/network.ts'
import { findFile } from '#engine/files/kept-files.ts'
import { currentSession } from '#engine/identity/session.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import { driveStore } from '../rows/drive-store.ts'

/** Small pictures of this page, by account and file; the ones used last. */
const made = new Map<string, Promise<Blob | null>>()
const atMost = 400
const width = 480

/** What of a file its small picture is read by. */
type PicturedFile = Pick<DriveFileRow, 'key' | 'idFile' | 'type' | 'brand'>

/**
 * A small picture of a picture, of the first page of a PDF, or of a video: of this device, which keeps what it has seen, the server's, or the
 * picture itself. Null where it cannot be had now. Asking again tries again.
 */
export function readThumbnail(file: PicturedFile): Promise<Blob | null> {
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

async function read(idAccount: number, file: PicturedFile): Promise<Blob | null> {
  const { key, idFile, type } = file
  const isPicture = type.startsWith('image/')
  const store = driveStore(idAccount)
  const own = isPicture ? await store.files.get(key) : undefined
  if (own) return own.blob
  if (idFile === null) return null
  const cached = await store.driveThumbnails.get(idFile)
  if (cached) return cached.blob
  const made = isOnline() ? await download(file, isPicture) : null
  if (made) {
    await keep(idAccount, file, made)
    return made
  }
  return isPicture ? ((await findFile(idAccount, { idFile }))?.blob ?? null) : null
}

/** The server's, or until it has one and for drawings, a picture made narrower while it is sent. */
async function download(file: PicturedFile, isPicture: boolean): Promise<Blob | null> {
  const { idFile, brand } = file
  if (idFile === null) return null
  const input = { params: { idFile }, query: { width } }
  const still = await restBytes(thumbnailCall, input, { idBrand: brand })
  if (still.ok) return still.answer
  const narrow = isPicture ? await restBytes(readFile, input, { idBrand: brand }) : null
  return narrow?.ok ? narrow.answer : null
}

/** Small pictures that a device keeps, the oldest go first. */
const keptAtMost = 3_000
const goAtOnce = 200

/** On a full device it is not kept. */
async function keep(idAccount: number, { idFile, brand }: PicturedFile, blob: Blob): Promise<void> {
  const { driveThumbnails } = driveStore(idAccount)
  try {
    await driveThumbnails.put({ idFile: idFile ?? 0, brand, blob, at: Date.now() })
    if ((await driveThumbnails.count()) > keptAtMost)
      await driveThumbnails.orderBy('at').limit(goAtOnce).delete()
  } catch (cause) {
    console.warn('a small picture is not kept on this device', cause)
  }
}
