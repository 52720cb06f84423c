import { randomUUID } from 'node:crypto'
import type { imageTypes } from '#contract/file.ts'
import type { fileTypes } from '#contract/shapes/file.ts'
import type { PhotoCredit } from '#server/gateways/photos/photos.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Picture } from './picture.ts'
import { type FileRow, insertFile, lockAllowedBytes, readUsedBytes } from './queries.ts'

const endings: Readonly<Record<(typeof imageTypes)[number], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

interface About {
  readonly fileType: (typeof fileTypes)[number]
  /** Name given by the person; the extension is replaced by that of the actual type. */
  readonly name: string
  readonly credit?: PhotoCredit | null
}

export type StoredPicture = Awaited<ReturnType<typeof storePicture>>

/** Stores the bytes, before any transaction. Returns the columns for `insertPicture`. */
export async function storePicture({ services, idBrand }: CallContext, picture: Picture, about: About) {
  const { type, bytes, width, height } = picture
  const { fileType, name, credit = null } = about
  const storageKey = `brand/${idBrand}/${randomUUID()}`
  await services.storage.put(storageKey, bytes, { type })
  return {
    storage_key: storageKey,
    name: nameOfFile(name, type),
    file_type: fileType,
    media_type: type,
    size: bytes.length,
    width,
    height,
    credit: credit && JSON.stringify(credit),
  }
}

/** Inserts the file of the brand. Rejects with STORAGE_EXCEEDED where the plan's storage is full. */
export function insertPicture(context: CallContext, kept: StoredPicture): Promise<FileRow> {
  const { idBrand, caller } = context
  return context.transact(async (db) => {
    const allowed = await lockAllowedBytes(db, idBrand)
    if ((await readUsedBytes(db, idBrand)) + kept.size > allowed) throw new Refusal('STORAGE_EXCEEDED')
    const account_id = caller.kind === 'account' ? caller.account.id : null
    return insertFile(db, { ...kept, brand_id: idBrand, account_id })
  })
}

/** Deletes the bytes of a picture that no row was inserted for. */
export function discardPicture({ services }: CallContext, kept: StoredPicture): Promise<void> {
  return services.storage.delete(kept.storage_key)
}

/** The given name without folders and control characters, with the extension of the actual type. */
function nameOfFile(given: string, type: keyof typeof endings): string {
  const ending = endings[type]
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.(jpe?g|png|webp|gif|svg)$/i, '')
    .trim()
  return `${[...bare].slice(0, 200).join('') || 'image'}.${ending}`
}
