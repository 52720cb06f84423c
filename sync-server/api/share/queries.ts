import { type Kysely, type Selectable, sql } from 'kysely'
import type { BrandShareTable } from '#server/database/tables/brands.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type ShareRow = Selectable<BrandShareTable>

/**
 * Number of links that are not revoked. Locks the brand's row until the end of the transaction, so that
 * concurrent creations cannot exceed the limit.
 */
export async function countOpenShares(db: Kysely<DB>, idBrand: number): Promise<number> {
  await db.selectFrom('brand').select('id').where('id', '=', idBrand).forUpdate().execute()
  const { count } = await db
    .selectFrom('brand_share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function listShareRows(db: Kysely<DB>, idBrand: number) {
  return db
    .selectFrom('brand_share')
    .leftJoin('account', 'account.id', 'brand_share.account_id')
    .selectAll('brand_share')
    .select('account.full_name as created_by')
    .where('brand_share.brand_id', '=', idBrand)
    .where('brand_share.revoked_at', 'is', null)
    .orderBy('brand_share.id', 'desc')
    .execute()
}

export function insertShare(
  db: Kysely<DB>,
  row: Pick<ShareRow, 'brand_id' | 'key' | 'part' | 'approved_only' | 'downloads' | 'account_id'>,
): Promise<ShareRow> {
  return db.insertInto('brand_share').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function revokeShareRow(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const revoked = await db
    .updateTable('brand_share')
    .set({ revoked_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** The row of a link that is not revoked and whose brand is not deleted. */
export function findShare(db: Kysely<DB>, key: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('brand_share')
    .innerJoin('brand', 'brand.id', 'brand_share.brand_id')
    .selectAll('brand_share')
    .where('brand_share.key', '=', key)
    .where('brand_share.revoked_at', 'is', null)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
}
