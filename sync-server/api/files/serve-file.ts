import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import {
  copyNameOf,
  pictureWidths,
  smallKeyOf,
  thumbnailKeyOf,
  thumbnailWidths,
} from '#server/gateways/storage/small-pictures.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes, type BytesFacts, storedBody } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readRoomForCopies, storeCopies } from './copies.ts'
import { mayServe, withoutMetadata } from './original-serves.ts'
import { shrinkPicture } from './picture.ts'
import type { FileRow } from './queries.ts'

/** Cached for an hour: after a file is deleted or access ends, it can be seen no longer than that. */
export const caching = 'private, max-age=3600'

export interface Wanted {
  readonly width?: number | undefined
  readonly isDownload?: boolean
  /** Value of `cache-control` in place of the usual one. */
  readonly caching?: string
}

type FileServices = Pick<CallContext, 'db'> & {
  readonly services: Pick<CallContext['services'], 'storage' | 'log'>
}
type Content = Pick<BytesFacts, 'body' | 'type'>

/**
 * The bytes of a file as uploaded, of which a part may be asked for, or a picture resized to the next larger of our widths.
 * Rejects with NOT_FOUND.
 */
export async function serveFile(place: FileServices, row: FileRow, wanted: Wanted = {}): Promise<Bytes> {
  const isWhole = wanted.width === undefined || !isShrinkable(row)
  return new Bytes({
    ...(isWhole ? originalOf(place, row) : await smallOf(place, row, wanted.width)),
    fileName: row.name,
    isInline: wanted.isDownload !== true,
    caching: wanted.caching ?? caching,
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
  const key = thumbnailKeyOf(row.storage_key, width)
  const about = { isInline: true, caching }
  if (isServedByOriginal(row, key))
    return new Bytes({ ...originalOf({ services }, row), ...about, fileName: row.name })
  const body = await readStored(services.storage, key)
  if (body === null) {
    await makeAgain(db, row)
    services.thumbnails.wake()
    throw new Refusal('NOT_FOUND')
  }
  return new Bytes({ body, type: 'image/webp', fileName: `${row.name}.webp`, ...about })
}

function originalOf({ services }: Pick<FileServices, 'services'>, row: FileRow): Content {
  return { body: storedBody(services.storage, row.storage_key, row.size), type: row.media_type }
}

function isServedByOriginal({ copies }: FileRow, key: string): boolean {
  return copies[copyNameOf(key)] === 0
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

const making = new Map<string, Promise<Content>>()
/** A list of larger originals would fill the devices that keep small pictures. */
const largestInstead = 1024 * 1024

/** The picture in the next larger of our widths, made at the first request and stored beside the file. */
async function smallOf(place: FileServices, row: FileRow, wanted = 0): Promise<Content> {
  const width = pictureWidths.find((made) => made >= wanted) ?? 1920
  const key = smallKeyOf(row.storage_key, width)
  if (isServedByOriginal(row, key)) return originalOf(place, row)
  const kept = await readStored(place.services.storage, key)
  if (kept !== null) return { body: kept, type: 'image/webp' }
  const made = making.get(key) ?? makeSmall(place, row, width, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

/**
 * Where the brand has no room for a copy, or the copy is no smaller, the original is what is sent, without metadata; a large one is
 * drawn for each request instead, in turn.
 */
async function makeSmall(
  { db, services: { storage, log } }: FileServices,
  row: FileRow,
  width: number,
  key: string,
): Promise<Content> {
  const bytes = await readStored(storage, row.storage_key)
  if (bytes === null) throw new Refusal('NOT_FOUND')
  const type = 'image/webp'
  const plain = withoutMetadata(bytes, row.media_type)
  const mayGo = plain !== null && plain.length <= largestInstead
  if (mayGo && (await readRoomForCopies(db, row.brand_id)) < plain.length)
    return { body: plain, type: row.media_type }
  const made = await shrinkPicture(bytes, width, `brand ${row.brand_id}`)
  const isKept = made.length < bytes.length || !mayServe(row, bytes, { isStill: false })
  await storeCopies(db, storage, row, [{ key, bytes: isKept ? made : null, type }]).catch((err: unknown) => {
    log.warn({ err }, 'a small picture could not be kept; it is made again next time')
  })
  return isKept ? { body: made, type } : { body: bytes, type: row.media_type }
}
