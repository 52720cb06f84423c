import type { imageTypes } from '#contract/file.ts'
import type { fileTypes } from '#contract/shapes/file.ts'
import type { PhotoCredit } from '#server/gateways/photos/photos.ts'
import type { CallContext } from '#server/http/context.ts'
import type { Picture } from './picture.ts'
import { fileNamesIn, lockDrives, readPlace } from './places/queries.ts'
import { takeName } from './places/words.ts'
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
  /** Of a personal drive. */
  readonly ownerId?: number | null
  /** Folder of the drive; 0: its top. */
  readonly idDirectory?: number
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
  const { fileType, name, credit = null, ownerId = null, idDirectory = 0 } = about
  return {
    owner_id: ownerId,
    directory_id: idDirectory === 0 ? null : idDirectory,
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

/**
 * Inserts the file of the brand in place of its upload. In a drive a name that is taken gets a number, and a folder that is gone
 * meanwhile is replaced by the top: what was uploaded is never lost.
 */
export function insertPicture(context: CallContext, { reserved, columns }: StoredPicture): Promise<FileRow> {
  const { idBrand, caller } = context
  return context.transact(async (db) => {
    await finishUpload(db, reserved)
    const account_id = caller.kind === 'account' ? caller.account.id : null
    const row = { ...columns, brand_id: idBrand, account_id }
    if (columns.file_type !== 'DRIVE') return insertFile(db, { ...row, directory_id: null })
    await lockDrives(db, idBrand)
    const drive = { idBrand, ownerId: columns.owner_id }
    const directory_id = await readPlace(db, drive, columns.directory_id)
    const name = takeName(await fileNamesIn(db, drive, directory_id), columns.name)
    return insertFile(db, { ...row, directory_id, name })
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
