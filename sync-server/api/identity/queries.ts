import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Finds an account by e-mail regardless of case, withdrawn ones included. */
export function findAccount(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'password_hash',
      'full_name',
      'image',
      'locale',
      'created_at',
      'last_login_at',
      'withdrawn_at',
    ])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Whether the last login is more than a year ago. */
export function isDormant({
  created_at,
  last_login_at,
}: Pick<AccountRow, 'created_at' | 'last_login_at'>): boolean {
  return Date.now() - (last_login_at ?? created_at).getTime() > dormantAfterMs
}

const dormantAfterMs = 365 * 24 * 60 * 60 * 1000

/** `recordsLogin`: counts as a login, which ends dormancy, because a mailed code proved who it is. */
export async function setPassword(
  db: Kysely<DB>,
  id: number,
  passwordHash: string,
  { recordsLogin }: { recordsLogin: boolean },
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      password_changed_at: sql<Date>`now()`,
      ...(recordsLogin && { last_login_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

export async function recordLogin(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('account').set({ last_login_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** null: the account signs in by a provider only. */
export async function readPasswordHash(db: Kysely<DB>, accountId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** The second factor of an account, locked until the end of the transaction, so that of two calls with the same code one is refused. */
export function lockSecondFactor(db: Transaction<DB>, idAccount: number) {
  return db
    .selectFrom('second_factor')
    .select(['account_id', 'sealed_secret', 'last_step', 'trust_key'])
    .where('account_id', '=', idAccount)
    .forUpdate()
    .executeTakeFirst()
}

/** false: the account had none. */
export async function deleteSecondFactor(db: Kysely<DB>, idAccount: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', idAccount)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
