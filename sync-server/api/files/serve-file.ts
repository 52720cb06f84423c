import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import {
  pictureWidths,
  smallKeyOf,
  thumbnailKeyOf,
  thumbnailWidths,
} from '#server/gateways/storage/small-pictures.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes, storedBody } from '#server/http/bytes.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { shrinkPicture } from './picture.ts'
import type { FileRow } from './queries.ts'

/** Cached for an hour: after a file is deleted or access ends, it can be seen no longer than that. */
export const caching = 'private, max-age=3600'

export interface Wanted {
  readonly width?: number | undefined
  readonly isDownload?: boolean
}

/**
 * The bytes of a file as uploaded, of which a part may be asked for, or a picture resized to the next larger of our widths.
 * Rejects with NOT_FOUND.
 */
export async function serveFile(services: Services, row: FileRow, wanted: Wanted = {}): Promise<Bytes> {
  const isWhole = wanted.width === undefined || !isShrinkable(row)
  const body = isWhole
    ? storedBody(services.storage, row.storage_key, row.size)
    : await smallOf(services, row, wanted.width)
  return new Bytes({
    body,
    type: isWhole ? row.media_type : 'image/webp',
    fileName: row.name,
    isInline: wanted.isDownload !== true,
    caching,
  })
}

/**
 * A still that was made by the job. Rejects with NOT_FOUND where there is none; one whose bytes are gone, as after a restore, is
 * made again.
 */
export async function serveThumbnail(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  row: FileRow,
  wanted: number,
): Promise<Bytes> {
  if (row.thumbnail !== 'READY') throw new Refusal('NOT_FOUND')
  const widths = thumbnailWidths(row.width)
  const width = widths.find((made) => made >= wanted) ?? widths.at(-1) ?? wanted
  const body = await readStored(services.storage, thumbnailKeyOf(row.storage_key, width))
  if (body === null) {
    await makeAgain(db, row)
    services.thumbnails.wake()
    throw new Refusal('NOT_FOUND')
  }
  return new Bytes({ body, type: 'image/webp', fileName: `${row.name}.webp`, isInline: true, caching })
}

async function makeAgain(db: Kysely<DB>, { id, brand_id }: FileRow): Promise<void> {
  await db
    .updateTable('file')
    .set({ thumbnail: 'WAITING', thumbnail_tries: 0, thumbnail_at: sql<Date>`now()` })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .where('thumbnail', '=', 'READY')
    .execute()
}

/** SVGs are never resized. */
export function isShrinkable({ media_type }: Pick<FileRow, 'media_type'>): boolean {
  return media_type.startsWith('image/') && media_type !== 'image/svg+xml'
}

const making = new Map<string, Promise<Buffer>>()

/** The picture in the next larger of our widths, made at the first request and stored beside the file. */
async function smallOf(services: Services, row: FileRow, wanted = 0): Promise<Buffer> {
  const width = pictureWidths.find((made) => made >= wanted) ?? 1920
  const key = smallKeyOf(row.storage_key, width)
  const kept = await readStored(services.storage, key)
  if (kept !== null) return kept
  const made = making.get(key) ?? makeSmall(services, row, width, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function makeSmall(
  { storage, log }: Services,
  row: FileRow,
  width: number,
  key: string,
): Promise<Buffer> {
  const made = await shrinkPicture(await wholeOf({ storage }, row), width, `brand ${row.brand_id}`)
  await storage.put(key, made, { type: 'image/webp' }).catch((err: unknown) => {
    log.warn({ err }, 'a small picture could not be kept; it is made again next time')
  })
  return made
}

async function wholeOf({ storage }: Pick<Services, 'storage'>, row: FileRow): Promise<Buffer> {
  const bytes = await readStored(storage, row.storage_key)
  if (bytes === null) throw new Refusal('NOT_FOUND')
  return bytes
}
