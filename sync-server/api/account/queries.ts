import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/schema.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** However the address is written; withdrawn accounts too. */
export function findAccount(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'full_name', 'image', 'last_login_at', 'withdrawn_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}
