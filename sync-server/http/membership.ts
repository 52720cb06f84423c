import type { Kysely } from 'kysely'
import type { BrandRole } from '../database/tables/brands.ts'
import type { DB } from '../database/tables/schema.ts'

/** null: there is no such brand. `role` null: the account is not a member of it. */
export async function readMembership(
  db: Kysely<DB>,
  idBrand: number,
  accountId: number,
): Promise<{ readonly role: BrandRole | null } | null> {
  const row = await db
    .selectFrom('brand')
    .leftJoin('brand_member', (join) =>
      join.onRef('brand_member.brand_id', '=', 'brand.id').on('brand_member.account_id', '=', accountId),
    )
    .select('brand_member.role')
    .where('brand.id', '=', idBrand)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function isMember(db: Kysely<DB>, idBrand: number, accountId: number): Promise<boolean> {
  const membership = await readMembership(db, idBrand, accountId)
  return membership !== null && membership.role !== null
}

export async function isBrand(db: Kysely<DB>, idBrand: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand')
    .select('id')
    .where('id', '=', idBrand)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
