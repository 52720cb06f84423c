import { randomUUID } from 'node:crypto'
import type { imageTypes } from '#contract/file.ts'
import type { fileTypes } from '#contract/shapes/file.ts'
import type { PhotoCredit } from '#server/gateways/photos/photos.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileRow, insertFile, lockAllowedBytes, readUsedBytes } from './file/queries.ts'
import type { Picture } from './picture.ts'

const endings: Readonly<Record<(typeof imageTypes)[number], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

interface About {
  readonly fileType: (typeof fileTypes)[number]
  /** As somebody called it; the ending is that of what it is. */
  readonly name: string
  readonly credit?: PhotoCredit | null
}

export type StoredPicture = Awaited<ReturnType<typeof storePicture>>

/** Puts the bytes away, before any transaction. */
export async function storePicture({ services, idBrand }: CallContext, picture: Picture, about: About) {
  const { type, bytes, width, height } = picture
  const { fileType, name, credit = null } = about
  const storageKey = `brand/${idBrand}/${randomUUID()}`
  await services.storage.put(storageKey, bytes, type)
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

/** Makes it a file of the brand, where its plan has room. */
export function insertPicture(context: CallContext, kept: StoredPicture): Promise<FileRow> {
  const { idBrand, caller } = context
  return context.transact(async (db) => {
    const allowed = await lockAllowedBytes(db, idBrand)
    if ((await readUsedBytes(db, idBrand)) + kept.size > allowed) throw new Refusal('STORAGE_EXCEEDED')
    const account_id = caller.kind === 'account' ? caller.account.id : null
    return insertFile(db, { ...kept, brand_id: idBrand, account_id })
  })
}

/** What somebody called the file, without folders and controls, with the ending of what it is. */
function nameOfFile(given: string, type: keyof typeof endings): string {
  const ending = endings[type]
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.(jpe?g|png|webp|gif|svg)$/i, '')
    .trim()
  return `${[...bare].slice(0, 200).join('') || 'image'}.${ending}`
}
