import { type Kysely, sql } from 'kysely'
import type { Copies } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { copyNameOf } from '#server/gateways/storage/small-pictures.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import { lockDrives } from './places/queries.ts'
import { type FileRow, readAllowedBytes } from './queries.ts'

/*
 * Small copies of pictures are the operator's affair: they are no part of what a brand sees of its storage. They have a bound of
 * their own, so that thousands of small files with large copies do not fill the store. Their bytes are counted before they are
 * stored, so that never more of them lie there than are counted, see migration 0077.
 */

/**
 * Of the bytes that the plan allows for originals. Measured: a store full of photographs of a telephone has copies of a quarter of
 * their size, so a brand of theirs has twice the room that it needs.
 */
const share = 1 / 2
/**
 * Copies of pictures of the web, which are small themselves, have 1.2 times their size: those of the smallest plan, full of them,
 * have room here, or those of six hundred documents of a page.
 */
const least = 128 * 1024 * 1024

/** A copy of a file as it is to be stored; null: the original serves instead, because it is smaller. */
export interface Copy {
  readonly key: string
  readonly bytes: Uint8Array | null
  readonly type: string
}

/** Bytes of copies that the brand may have yet; below 0 where its plan has become smaller. */
export async function readRoomForCopies(db: Kysely<DB>, idBrand: number): Promise<number> {
  const counter = await db
    .selectFrom('brand_storage')
    .select('copies')
    .where('brand_id', '=', idBrand)
    .executeTakeFirst()
  return Math.max(least, (await readAllowedBytes(db, idBrand)) * share) - (counter?.copies ?? 0)
}

type CopiedFile = Pick<FileRow, 'id' | 'brand_id'>

export type Outcome = 'stored' | 'full' | 'gone'

/** Counts and stores copies of a file. Stores none where there is no room for all of them, or the file is gone. */
export async function storeCopies(
  db: Kysely<DB>,
  storage: Pick<Storage, 'put'>,
  row: CopiedFile,
  copies: readonly Copy[],
): Promise<Outcome> {
  const sizes = copies.map(({ key, bytes }) => [copyNameOf(key), bytes?.length ?? 0] as const)
  const outcome = await countCopies(db, row, Object.fromEntries(sizes))
  if (outcome !== 'stored') return outcome
  for (const { key, bytes, type } of copies) if (bytes !== null) await storage.put(key, bytes, { type })
  return outcome
}

async function countCopies(db: Kysely<DB>, { id, brand_id }: CopiedFile, copies: Copies): Promise<Outcome> {
  try {
    return await inTransaction(db, async (transaction) => {
      await lockDrives(transaction, brand_id)
      const row = await transaction
        .updateTable('file')
        .set({ copies: sql<string>`copies || ${JSON.stringify(copies)}::jsonb` })
        .where('brand_id', '=', brand_id)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (row && (await readRoomForCopies(transaction, brand_id)) < 0) throw new NoRoom()
      return row ? 'stored' : 'gone'
    })
  } catch (cause) {
    if (cause instanceof NoRoom) return 'full'
    throw cause
  }
}

/** Takes the change back. */
class NoRoom extends Error {}
