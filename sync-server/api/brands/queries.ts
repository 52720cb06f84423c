import { type Kysely, sql, type Transaction } from 'kysely'
import { type BrandRole, brandRoles } from '#model/access/roles.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { grantWelcome } from '../billing/credits/queries.ts'
import type { BrandRow, toBrandColumns } from './rows.ts'

export async function readBrandRow(db: Kysely<DB>, idBrand: number): Promise<BrandRow> {
  const row = await db
    .selectFrom('brand')
    .selectAll()
    .where('id', '=', idBrand)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The brands of an account, sorted by name in Korean collation; only those with `role` if given. */
export async function listBrandsOf(db: Kysely<DB>, accountId: number, role?: BrandRole) {
  let query = db
    .selectFrom('brand_member')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .select([
      'brand.id',
      'brand.name',
      // The address that a brand is known by.
      'brand.website as url',
      'brand.plan',
      'brand.email',
      'brand_member.role as brandRole',
    ])
    .where('brand_member.account_id', '=', accountId)
    .where('brand.deleted_at', 'is', null)
  if (role) query = query.where('brand_member.role', '=', role)
  return query.orderBy(sql`brand.name collate ko`).orderBy('brand.id').execute()
}

export async function readAccountEmail(db: Kysely<DB>, accountId: number): Promise<string> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return email
}

/** Roles have no table; their ids are 1 for the owner and so on. undefined for an unknown id. */
export function roleOfId(id: number): BrandRole | undefined {
  return brandRoles[id - 1]
}

export async function changeBrandRow(
  db: Kysely<DB>,
  idBrand: number,
  columns: ReturnType<typeof toBrandColumns>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await db
    .updateTable('brand')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', idBrand)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Levels of the plans of the brands that an account owns. Locks the owner's row, so that two concurrent creations cannot exceed
 * a limit.
 */
export async function levelsOfOwnedBrands(
  db: Transaction<DB>,
  accountId: number,
): Promise<readonly (number | null)[]> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const owned = await db
    .selectFrom('brand_member')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .leftJoin('plan', (join) => join.onRef('plan.key', '=', 'brand.plan').on('plan.currency', '=', 'KRW'))
    .select('plan.level')
    .where('brand_member.account_id', '=', accountId)
    .where('brand_member.role', '=', 'BRAND_ROLE_OWNER')
    .where('brand.deleted_at', 'is', null)
    .execute()
  return owned.map(({ level }) => level)
}

export async function insertBrand(
  db: Transaction<DB>,
  ownerId: number,
  columns: ReturnType<typeof toBrandColumns> & { name: string },
): Promise<number> {
  const { id } = await db.insertInto('brand').values(columns).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('brand_core').values({ brand_id: id }).execute()
  await db
    .insertInto('brand_member')
    .values({ brand_id: id, account_id: ownerId, role: 'BRAND_ROLE_OWNER', joined_at: new Date() })
    .execute()
  await grantWelcome(db, { owner: ownerId, brand: id, at: new Date() })
  return id
}

/** Marks a brand as deleted. Its rows stay until retention removes them; access is denied from now on. */
export async function markDeleted(db: Kysely<DB>, idBrand: number): Promise<void> {
  await db
    .updateTable('brand')
    .set({ deleted_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', idBrand)
    .execute()
}
