import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { assetBytes } from '#model/money/logo-products.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { FileTable } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type FileRow = Selectable<FileTable>

/** A file of whichever brand and drive: the caller has to find out whether they may read it. */
export function readFileRow(db: Kysely<DB>, id: number): Promise<FileRow | undefined> {
  return fileById(db, id).executeTakeFirst()
}

/** A file that the brand owns, not one of a personal drive. */
export function readFileOfBrand(db: Kysely<DB>, idBrand: number, id: number): Promise<FileRow | undefined> {
  return fileById(db, id)
    .where('file.brand_id', '=', idBrand)
    .where('file.owner_id', 'is', null)
    .executeTakeFirst()
}

function fileById(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('file')
    .innerJoin('brand', 'brand.id', 'file.brand_id')
    .selectAll('file')
    .where('file.id', '=', id)
    .where('file.deleted_at', 'is', null)
    .where('brand.deleted_at', 'is', null)
}

/** A file that an operator has removed, of a brand that is not deleted. */
export function readRemovedRow(db: Kysely<DB>, id: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('file')
    .innerJoin('brand', 'brand.id', 'file.brand_id')
    .selectAll('file')
    .where('file.id', '=', id)
    .where('file.removed_at', 'is not', null)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether an operator has removed one of these. */
export async function isAnyRemoved(
  db: Kysely<DB>,
  idBrand: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('brand_id', '=', idBrand)
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Files that the brand owns, also deleted ones. */
export function listFileRows(db: Kysely<DB>, idBrand: number, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('file')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is', null)
    .where('id', 'in', ids)
    .execute()
}

/** Bytes that the files of the brand take, and the uploads under way have reserved. */
export async function readUsedBytes(db: Kysely<DB>, idBrand: number): Promise<number> {
  const counter = await db
    .selectFrom('brand_storage')
    .select('used')
    .where('brand_id', '=', idBrand)
    .executeTakeFirst()
  return counter?.used ?? 0
}

/** Bytes that the brand's plan allows, or a logo that it bought. */
export async function readAllowedBytes(db: Kysely<DB>, idBrand: number): Promise<number> {
  const { storage_bytes } = await db
    .selectFrom('brand')
    .innerJoin('plan', 'plan.key', 'brand.plan')
    .select('storage_bytes')
    .where('brand.id', '=', idBrand)
    .where('currency', '=', 'KRW')
    .executeTakeFirstOrThrow()
  return Math.max(storage_bytes, await readAssetBytes(db, idBrand))
}

/** Bytes that paid logos give room for, whatever the plan is. */
export async function readAssetBytes(db: Kysely<DB>, brand: number, at = Date.now()): Promise<number> {
  const paidLogo = await db
    .selectFrom('logo_pass')
    .select('pid')
    .where('brand_id', '=', brand)
    .where('assets_until', '>=', seoulDayOf(at))
    .executeTakeFirst()
  return paidLogo ? assetBytes : 0
}

/** Its small pictures are made of a still that a device sends: this server decodes no video. */
export function isVideo({ media_type }: Pick<FileRow, 'media_type'>): boolean {
  return media_type.startsWith('video/')
}

export function insertFile(
  db: Kysely<DB>,
  row: Omit<Insertable<FileTable>, 'deleted_at' | 'purged_at' | 'removed_at'>,
): Promise<FileRow> {
  return db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Whether small pictures are made of a file in a drive. A drawing is small itself. */
export function firstThumbnail(mediaType: string): 'NONE' | 'WAITING' {
  return /^(image\/(jpeg|png|webp|gif)|application\/pdf)$/.test(mediaType) ? 'WAITING' : 'NONE'
}

/** Marks files as deleted and returns the owners of their drives, null for the brand. A job deletes their bytes later. */
export async function markFilesDeleted(
  db: Kysely<DB>,
  idBrand: number,
  ids: readonly number[],
): Promise<(number | null)[]> {
  const deleted = await db
    .updateTable('file')
    .set({ deleted_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning('owner_id')
    .execute()
  return deleted.map(({ owner_id }) => owner_id)
}
