import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsAccountType } from '#server/gateways/sns/sns.ts'

/** Accounts of one brand. */
export const mostAccounts = 20

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number]

/** The connected accounts of a brand, by provider and name. */
export function listAccounts(db: Kysely<DB>, idBrand: number) {
  return db
    .selectFrom('sns_account')
    .select(['id', 'type', 'name', 'picture', 'is_broken', 'expires_at'])
    .where('brand_id', '=', idBrand)
    .where('removed_at', 'is', null)
    .orderBy('type')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Deletes the token at once; the row waits for `cutDue`. false: the brand has no such account. */
export async function removeAccount(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const removed = await db
    .updateTable('sns_account')
    .set({ sealed_token: null, removed_at: sql<Date>`now()`, next_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('brand_id', '=', idBrand)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Deletes what waits for the access of a person to be withdrawn. */
export async function deleteRemoved(db: Kysely<DB>, type: SnsAccountType, owner: string): Promise<void> {
  await db
    .deleteFrom('sns_account')
    .where('type', '=', type)
    .where('owner', '=', owner)
    .where('removed_at', 'is not', null)
    .execute()
}
