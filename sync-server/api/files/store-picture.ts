import type { imageTypes } from '#contract/file.ts'
import type { fileTypes } from '#contract/shapes/file.ts'
import type { PhotoCredit } from '#server/gateways/photos/photos.ts'
import type { CallContext } from '#server/http/context.ts'
import type { Picture } from './picture.ts'
import { type FileRow, insertFile } from './queries.ts'
import { finishUpload, giveUpUpload, type Reserved, reserveUpload } from './reserve-upload.ts'

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

/**
 * Reserves room and stores the bytes, before the transaction of the call. Returns the columns for `insertPicture`. Rejects with
 * STORAGE_EXCEEDED, before a byte is stored.
 */
export async function storePicture(context: CallContext, picture: Picture, about: About) {
  const { type, bytes } = picture
  const reserved = await reserveUpload(context, bytes.length)
  try {
    await context.services.storage.put(reserved.storageKey, bytes, { type })
  } catch (cause) {
    await giveUpUpload(context, reserved)
    throw cause
  }
  return { reserved, columns: columnsOf(reserved, picture, about) }
}

function columnsOf({ storageKey }: Reserved, { type, bytes, width, height }: Picture, about: About) {
  const { fileType, name, credit = null } = about
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

/** Inserts the file of the brand in place of its upload. */
export function insertPicture(context: CallContext, { reserved, columns }: StoredPicture): Promise<FileRow> {
  const { idBrand, caller } = context
  return context.transact(async (db) => {
    await finishUpload(db, reserved)
    const account_id = caller.kind === 'account' ? caller.account.id : null
    return insertFile(db, { ...columns, brand_id: idBrand, account_id })
  })
}

/** Deletes the bytes of a picture that no row was inserted for. */
export function discardPicture(context: CallContext, { reserved }: StoredPicture): Promise<void> {
  return giveUpUpload(context, reserved)
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
