import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

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
