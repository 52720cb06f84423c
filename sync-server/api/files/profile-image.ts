import { randomUUID } from 'node:crypto'
import { readProfileImage } from '#contract/file.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Upload } from '#server/http/uploads.ts'
import { cutPortrait, readPicture } from './picture.ts'

/** The picture at an address never changes, and only members of the person's teams learn the address. */
const caching = 'private, max-age=31536000, immutable'

/**
 * Stores a square of the picture and returns its URL path. Rejects with UNSUPPORTED_TYPE for SVGs and other
 * files.
 */
export async function putPortrait(
  { storage }: Services,
  idAccount: number,
  upload: Pick<Upload, 'bytes'>,
): Promise<string> {
  const owner = `account ${idAccount}`
  const { type, bytes } = await readPicture(upload.bytes, owner)
  if (type === 'image/svg+xml') {
    throw new Refusal('UNSUPPORTED_TYPE', { fields: [{ field: 'file', code: 'UNSUPPORTED_TYPE' }] })
  }
  const key = randomUUID()
  const portrait = await cutPortrait(bytes, owner)
  await storage.put(storageKeyOf(idAccount, key), portrait, { type: 'image/webp' })
  return readProfileImage.path.replace('{id}', String(idAccount)).replace('{key}', key)
}

export async function servePortrait({ storage }: Services, idAccount: number, key: string): Promise<Bytes> {
  const body = await readStored(storage, storageKeyOf(idAccount, key))
  if (body === null) throw new Refusal('NOT_FOUND')
  return new Bytes({ body, type: 'image/webp', fileName: `${key}.webp`, isInline: true, caching })
}

/** Deletes the stored picture at `url`, if the account uploaded it. Never rejects. */
export async function removePortrait(
  { storage, log }: Services,
  idAccount: number,
  url: string | null,
): Promise<void> {
  const storageKey = portraitKeyOf(idAccount, url)
  if (storageKey === null) return
  await storage.delete(storageKey).catch((err: unknown) => {
    log.warn({ err }, 'a picture of a person could not be removed')
  })
}

/** Storage key of the picture at `url`; null where it is none that the account uploaded. */
export function portraitKeyOf(idAccount: number, url: string | null): string | null {
  const prefix = readProfileImage.path.replace('{id}', String(idAccount)).replace('{key}', '')
  const key = url?.startsWith(prefix) ? url.slice(prefix.length) : ''
  return /^[\da-f-]{36}$/.test(key) ? storageKeyOf(idAccount, key) : null
}

function storageKeyOf(idAccount: number, key: string): string {
  return `account/${idAccount}/${key}`
}
