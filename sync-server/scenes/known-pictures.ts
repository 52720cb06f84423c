import type { Kysely } from 'kysely'
import { imageTypes } from '#contract/file.ts'
import { type FileRow, listFileRows } from '#server/api/files/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Undrawable } from '#server/drawings/draw-apart.ts'
import { readStored, type Storage } from '#server/gateways/storage/storage.ts'
import type { Logger } from '#server/logging.ts'
import { type MeasuredStored, measureStored, tonesOf } from './measure-stored.ts'

export interface KnownPicture extends MeasuredStored {
  /** Addresses in one colour; of photographs none. */
  readonly tones: readonly { readonly tone: 'dark' | 'light'; readonly address: string }[]
}

/** Some 100 kB each. */
const mostKnown = 128
/** As many as a guide may have photographs. Each may have to be decoded, while designs of all brands wait. */
const mostOwn = 50
/** Of these together: as many as forty photographs of a phone have. */
const mostOwnPixels = 500_000_000
/** So long nothing is tried with bytes that cannot be drawn, each try of which takes as long as a work may take. */
const failureMs = 3_600_000

interface Entry {
  readonly picture: Promise<KnownPicture>
  /** Epoch ms. */
  until: number
}

/** The bytes of a file never change, so neither does what is known of it. The least recently used are forgotten. */
const known = new Map<string, Entry>()

/**
 * Stored pictures of a brand by the ids of their files. Those that are not there or cannot be decoded are left out; of `own`, which
 * designs name themselves, those that were deleted for good, those after the first fifty and those that have too many pixels together
 * as well. One in the trash is drawn, as it is on the devices of members.
 */
export async function readPictures(
  db: Kysely<DB>,
  { storage, log }: { readonly storage: Pick<Storage, 'get'>; readonly log: Logger },
  idBrand: number,
  wanted: {
    readonly logos: readonly number[]
    readonly photos: readonly number[]
    readonly own: readonly number[]
  },
): Promise<ReadonlyMap<number, KnownPicture>> {
  const { logos, photos } = wanted
  const own = [...new Set(wanted.own)].slice(0, mostOwn)
  const ofBrand = new Set([...logos, ...photos])
  const listed = await listFileRows(db, idBrand, [...new Set([...ofBrand, ...own])])
  const pictures = listed.filter(isPicture)
  const ofDesign = withinPixels(
    own.flatMap((id) => pictures.find((row) => row.id === id && row.deleted_at === null) ?? []),
  )
  const rows = pictures.filter((row) => ofBrand.has(row.id) || ofDesign.has(row))
  const found = new Map<number, KnownPicture>()
  // One after another: each may take what memory a large photograph has.
  for (const row of rows) {
    try {
      found.set(row.id, await pictureOf(storage, row, logos.includes(row.id)))
    } catch (err) {
      log.warn({ err, idFile: row.id }, 'a picture is left out of the thumbnails of designs')
    }
  }
  return found
}

/** A drive has videos and texts as well, which are too large to be read, or drawings that were not cleaned. */
function isPicture({ media_type }: FileRow): boolean {
  return (imageTypes as readonly string[]).includes(media_type)
}

/** Those that fit, the first in front. */
function withinPixels(rows: readonly FileRow[]): ReadonlySet<FileRow> {
  const fitting = new Set<FileRow>()
  let left = mostOwnPixels
  for (const row of rows) {
    const pixels = (row.width ?? 0) * (row.height ?? 0)
    if (pixels > left) continue
    left -= pixels
    fitting.add(row)
  }
  return fitting
}

function pictureOf(storage: Pick<Storage, 'get'>, row: FileRow, isLogo: boolean): Promise<KnownPicture> {
  const key = `${isLogo ? 'logo' : 'photo'} ${row.storage_key}`
  const held = known.get(key)
  const entry =
    held && Date.now() < held.until ? held : readEntry(key, () => readPicture(storage, row, isLogo))
  known.delete(key)
  known.set(key, entry)
  for (const oldest of known.keys()) {
    if (known.size <= mostKnown) break
    known.delete(oldest)
  }
  return entry.picture
}

function readEntry(key: string, read: () => Promise<KnownPicture>): Entry {
  const entry = { picture: read(), until: Number.POSITIVE_INFINITY }
  entry.picture.catch((cause) => {
    if (cause instanceof Undrawable) entry.until = Date.now() + failureMs
    else if (known.get(key) === entry) known.delete(key)
  })
  return entry
}

async function readPicture(
  storage: Pick<Storage, 'get'>,
  row: FileRow,
  isLogo: boolean,
): Promise<KnownPicture> {
  const bytes = await readStored(storage, row.storage_key)
  if (bytes === null) throw new Error('the file store has no bytes')
  const owner = `brand ${row.brand_id}`
  const measured = await measureStored(bytes, owner)
  return { ...measured, tones: isLogo ? await tonesOf(bytes, owner).catch(withoutTones) : [] }
}

/** Where no form can be found, it is still shown in its colours. */
function withoutTones(cause: unknown): [] {
  if (cause instanceof Undrawable) return []
  throw cause
}
