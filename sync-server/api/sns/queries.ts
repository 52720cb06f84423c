import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { SnsAccountType, SnsProfile } from '#server/gateways/sns/sns.ts'
import { Refusal } from '#server/http/refusal.ts'

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

interface Connected {
  readonly idBrand: number
  readonly idAccount: number
  readonly type: SnsAccountType
  readonly owner: string
  readonly sealedToken: string
  readonly expiresAt: Date | null
  readonly profiles: readonly (SnsProfile & { readonly picture: Buffer | null })[]
}

/**
 * Connects accounts; one that is connected gets the new token. What waits for the access of this person to be withdrawn is
 * forgotten. Rejects with LIMIT_EXCEEDED where the brand would have too many.
 */
export async function saveAccounts(db: Transaction<DB>, connected: Connected): Promise<void> {
  const { idBrand, idAccount, type, owner, sealedToken, expiresAt, profiles } = connected
  if (!(await lockBrandRow(db, idBrand))) throw new Refusal('NOT_FOUND')
  await deleteRemoved(db, type, owner)
  const facts = {
    owner,
    account_id: idAccount,
    sealed_token: sealedToken,
    expires_at: expiresAt,
    is_broken: false,
    refreshed_at: sql<Date>`now()`,
    next_at: sql<Date>`now() + interval '1 day'`,
  }
  for (const { subject, name, picture } of profiles)
    await db
      .insertInto('sns_account')
      .values({ brand_id: idBrand, type, subject, name, picture, ...facts })
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'type', 'subject'])
          .where('removed_at', 'is', null)
          .doUpdateSet({ name, picture, ...facts }),
      )
      .execute()
  if ((await listAccounts(db, idBrand)).length > mostAccounts) throw new Refusal('LIMIT_EXCEEDED')
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
