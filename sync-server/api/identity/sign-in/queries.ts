import type { Kysely, Transaction } from 'kysely'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'

/** The providers linked to an account, as in the profile's answer. */
export async function listLogins(db: Kysely<DB>, accountId: number) {
  const rows = await db
    .selectFrom('account_login')
    .select(['provider', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute()
  return rows.map(({ provider, created_at }) => ({ snsType: provider, linkedAt: created_at.toISOString() }))
}

export function findLogin(db: Kysely<DB>, provider: SnsType, subject: string) {
  return db
    .selectFrom('account_login')
    .innerJoin('account', 'account.id', 'account_login.account_id')
    .select(['id', 'email', 'full_name', 'image', 'locale', 'last_login_at', 'withdrawn_at'])
    .select('account.created_at as created_at')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Links a provider, and removes a pending unlink of the same person. */
export async function insertLogin(
  db: Transaction<DB>,
  login: { account_id: number; provider: SnsType; subject: string },
): Promise<void> {
  await db.insertInto('account_login').values(login).execute()
  await db
    .deleteFrom('login_to_cut')
    .where('provider', '=', login.provider)
    .where('subject', '=', login.subject)
    .execute()
}

export async function deleteLogin(
  db: Kysely<DB>,
  accountId: number,
  provider: SnsType,
): Promise<string | null> {
  const deleted = await db
    .deleteFrom('account_login')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst()
  return deleted?.subject ?? null
}

/** Unlinks a provider's person and returns the account; null where none had it. */
export async function deleteLoginOf(
  db: Kysely<DB>,
  provider: SnsType,
  subject: string,
): Promise<number | null> {
  const deleted = await db
    .deleteFrom('account_login')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('account_id')
    .executeTakeFirst()
  return deleted?.account_id ?? null
}

/** Queues unlinking a person at a provider. */
export async function noteToUnlink(db: Kysely<DB>, provider: SnsType, subject: string): Promise<void> {
  await db
    .insertInto('login_to_cut')
    .values({ provider, subject })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
}
