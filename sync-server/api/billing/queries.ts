import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Orders and cards of a brand are changed under this lock. Rejects with NOT_FOUND where the brand is gone. */
export async function lockBrand(db: Transaction<DB>, brand: number): Promise<void> {
  if (!(await lockBrandRow(db, brand))) throw new Refusal('NOT_FOUND')
}

/** Rejects with CONFLICT while an operator has paused the payments of a brand. */
export async function refuseWhilePaused(db: Kysely<DB>, brand: number): Promise<void> {
  if (await isPaused(db, brand))
    throw new Refusal('CONFLICT', { wordsOf: 'BRAND_PAUSED', reason: { name: 'BRAND_PAUSED' } })
}

export async function isPaused(db: Kysely<DB>, brand: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand_pause')
    .select('brand_id')
    .where('brand_id', '=', brand)
    .executeTakeFirst()
  return row !== undefined
}
