import type { Kysely } from 'kysely'
import type { DB } from '../tables/schema.ts'

/**
 * Locks the row of a brand until the end of the transaction, so that what is counted or read of the brand under the lock holds
 * for what is then inserted; rows that only refer to the brand can be inserted meanwhile. false: the brand is gone.
 */
export async function lockBrandRow(db: Kysely<DB>, idBrand: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand')
    .select('deleted_at')
    .where('id', '=', idBrand)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined && row.deleted_at === null
}
