import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BrandInviteLinkTable } from '#server/database/tables/brands.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type LinkRow = Awaited<ReturnType<typeof listLinkRows>>[number]

/** With the names of their brands and makers; none of a deleted brand. */
function links(db: Kysely<DB>) {
  return db
    .selectFrom('brand_invite_link')
    .innerJoin('brand', 'brand.id', 'brand_invite_link.brand_id')
    .leftJoin('account', 'account.id', 'brand_invite_link.account_id')
    .selectAll('brand_invite_link')
    .select(['brand.name as brand_name', 'account.full_name as maker'])
    .where('brand.deleted_at', 'is', null)
}

/** Newest first, without revoked ones. */
export function listLinkRows(db: Kysely<DB>, idBrand: number) {
  return links(db)
    .where('brand_invite_link.brand_id', '=', idBrand)
    .where('brand_invite_link.revoked_at', 'is', null)
    .orderBy('brand_invite_link.id', 'desc')
    .execute()
}

/** A link of the brand, also a revoked one. */
export function findLink(db: Kysely<DB>, idBrand: number, id: number): Promise<LinkRow | undefined> {
  return links(db)
    .where('brand_invite_link.brand_id', '=', idBrand)
    .where('brand_invite_link.id', '=', id)
    .executeTakeFirst()
}

/** A link of any brand by its token, also a revoked one. */
export function findLinkByToken(db: Kysely<DB>, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return links(db).where('brand_invite_link.token_hash', '=', tokenHash).executeTakeFirst()
}

type NewLink = Pick<
  Selectable<BrandInviteLinkTable>,
  'brand_id' | 'token_hash' | 'sealed_token' | 'role' | 'account_id' | 'max_uses' | 'expires_at'
>

/** Returns its id. */
export async function insertLink(db: Transaction<DB>, link: NewLink): Promise<number> {
  const { id } = await db
    .insertInto('brand_invite_link')
    .values(link)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function countUse(db: Transaction<DB>, idBrand: number, id: number): Promise<void> {
  await db
    .updateTable('brand_invite_link')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .execute()
}

/** Ends the open links of a brand: one by its id, those that an account has made, or all of them. */
export async function endLinks(
  db: Transaction<DB>,
  idBrand: number,
  of: { readonly id?: number; readonly maker?: number } = {},
): Promise<void> {
  let ending = db
    .updateTable('brand_invite_link')
    .set({ revoked_at: sql<Date>`now()`, sealed_token: null })
    .where('brand_id', '=', idBrand)
    .where('revoked_at', 'is', null)
  if (of.id !== undefined) ending = ending.where('id', '=', of.id)
  if (of.maker !== undefined) ending = ending.where('account_id', '=', of.maker)
  await ending.execute()
}
