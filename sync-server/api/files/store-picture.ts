import type { Kysely } from 'kysely'
import type { imageTypes } from '#contract/file.ts'
import type { fileTypes } from '#contract/shapes/file.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { cutName } from '#model/files/cut-name.ts'
import type { StoredOrigin } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { PhotoCredit } from '#server/gateways/photos/photos.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Stored } from './insert-stored.ts'
import type { Picture } from './picture.ts'
import { giveUpUpload, reserveUpload, type Uploader } from './reserve-upload.ts'
import { originByMark } from './rows.ts'

const endings: Readonly<Record<(typeof imageTypes)[number], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

interface About {
  /** For calls that are not about the brand of the header. */
  readonly idBrand?: number
  readonly fileType: (typeof fileTypes)[number]
  /** Name given by the person; the extension is replaced by that of the actual type. */
  readonly name: string
  readonly credit?: PhotoCredit | null
  /** Of what a model has made here; left out: what its metadata say. */
  readonly origin?: StoredOrigin
  /** Of a personal drive. */
  readonly ownerId?: number | null
  /** Folder of the drive; 0: its top. */
  readonly idDirectory?: number
}

/** A call, or a job that stores for an account. */
interface Storing {
  readonly db: Kysely<DB>
  readonly idBrand: number
  readonly caller: Uploader
  readonly services: { readonly storage: Pick<Storage, 'put' | 'delete'> }
}

/**
 * Reserves room and stores the bytes, before the transaction of the call. Returns the columns for `insertStored`. Rejects with
 * STORAGE_EXCEEDED, before a byte is stored.
 */
export async function storePicture(context: Storing, picture: Picture, about: About): Promise<Stored> {
  const { type, bytes } = picture
  const { idBrand = context.idBrand } = about
  const reserved = await reserveUpload({ db: context.db, idBrand, caller: context.caller }, bytes.length)
  try {
    const { sha256 } = await context.services.storage.put(reserved.storageKey, bytes, { type })
    return { reserved, columns: { ...columnsOf(picture, about), storage_key: reserved.storageKey, sha256 } }
  } catch (cause) {
    await giveUpUpload(context, reserved)
    throw cause
  }
}

function columnsOf({ type, bytes, width, height, isAi }: Picture, about: About) {
  const { fileType, name, credit = null, origin, ownerId = null, idDirectory = 0 } = about
  return {
    owner_id: ownerId,
    directory_id: idDirectory === 0 ? null : idDirectory,
    name: nameOfFile(name, type),
    file_type: fileType,
    media_type: type,
    size: bytes.length,
    width,
    height,
    credit: credit && JSON.stringify(credit),
    origin: origin ? JSON.stringify(origin) : isAi ? originByMark : null,
  }
}

/** The given name as any is stored, without folders, with the extension of the actual type. */
function nameOfFile(given: string, type: keyof typeof endings): string {
  const ending = endings[type]
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const bare = last.trim().replace(/\.(jpe?g|png|webp|gif|svg)$/i, '')
  return cutName(`${cleanName(bare, 'image')}.${ending}`)
}
