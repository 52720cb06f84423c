import { sql } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { uploadPoster } from '#contract/file.ts'
import { posterKeyOf } from '#server/gateways/storage/small-pictures.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Upload } from '#server/http/uploads.ts'
import { wrongFile } from './content/wrong-file.ts'
import { storeCopies } from './copies.ts'
import { readPicture } from './picture.ts'
import { refuseReader } from './places/queries.ts'
import { type FileRow, isVideo, readFileRow } from './queries.ts'

export interface StoredPoster {
  readonly row: FileRow
  /** false: the brand has no room for copies. A device sends another still when the video is played again. */
  readonly isStored: boolean
}

/**
 * Stores the still of a video beside its bytes, unless it has one. It is kept until the file is deleted, and never discarded
 * before: of two that come at once, the key is also that of the other.
 */
export async function storePoster(
  context: CallContext,
  { params, body }: GivenOf<typeof uploadPoster>,
  upload: Upload,
): Promise<StoredPoster> {
  const { services, account, idBrand } = context
  const row = await readFileRow(context.db, params.idFile)
  const isReadable = row?.brand_id === idBrand && (row.owner_id ?? account.id) === account.id
  if (!row || !isReadable) throw new Refusal('NOT_FOUND')
  // Who added a video sends its still as well.
  if (row.account_id !== account.id) refuseReader(context, row.owner_id)
  if (!isVideo(row)) throw wrongFile('UNSUPPORTED_TYPE')
  if (body.sha256 !== undefined && body.sha256 !== upload.sha256) throw new Refusal('CHECKSUM_MISMATCH')
  const { type, bytes } = await readPicture(upload.bytes, `brand ${idBrand}`)
  if (type === 'image/svg+xml' || type === 'image/gif') throw wrongFile('UNSUPPORTED_TYPE')
  if (row.thumbnail !== 'NONE') return { row, isStored: true }
  const poster = { key: posterKeyOf(row.storage_key), bytes, type }
  const outcome = await storeCopies(context.db, services.storage, row, [poster])
  return { row, isStored: outcome === 'stored' }
}

/** Has the small pictures made, unless another still came first. Rejects with NOT_FOUND where the file is gone. */
export function takePoster(
  context: CallContext,
  { row: { id, brand_id }, isStored }: StoredPoster,
): Promise<FileRow> {
  context.afterwards(() => context.services.thumbnails.wake())
  return context.transact(async (db) => {
    const row = await db
      .updateTable('file')
      .set({ thumbnail: 'WAITING', thumbnail_tries: 0, thumbnail_at: sql<Date>`now()` })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('thumbnail', '=', 'NONE')
      .where(sql<boolean>`${isStored}`)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const now = row ?? (await readFileRow(db, id))
    if (!now) throw new Refusal('NOT_FOUND')
    return now
  })
}
