import { createHmac } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'

/** Days for which a withdrawn person is recognised by a keyed hash. The privacy policy states the same number. */
export const rememberedDays = 365

/**
 * Days until the personal data of a withdrawn account is deleted; until then a login tells that it was withdrawn. The
 * privacy policy allows five.
 */
const keptDays = 3
const atOnce = 200
const nobody = 'withdrawn.invalid'

/**
 * Hash by which a withdrawn person is recognised. Keyed by `secret`, so that the table alone does not identify anybody.
 */
export function hashOfWithdrawn(secret: string, kind: SnsType | 'EMAIL', subject: string): Buffer {
  return createHmac('sha256', secret).update(`left ${kind} ${subject}`).digest()
}

export const hashOfWithdrawnEmail = (secret: string, email: string) =>
  hashOfWithdrawn(secret, 'EMAIL', email.toLowerCase())

export async function hasWithdrawn(db: Kysely<DB>, subjectHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('left_login')
    .select('subject_hash')
    .where('subject_hash', '=', subjectHash)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the hash of a withdrawn person. `at`: time of the withdrawal; now by default. */
export async function noteWithdrawn(db: Kysely<DB>, subject_hash: Buffer, at?: Date): Promise<void> {
  const row = { subject_hash, ...(at && { created_at: at }) }
  await db
    .insertInto('left_login')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('subject_hash')
        .doUpdateSet((given) => ({ created_at: given.ref('excluded.created_at') })),
    )
    .execute()
}

/** Deletes the personal data of accounts withdrawn more than `keptDays` ago, and hashes older than `rememberedDays`. */
export async function forgetWithdrawn(db: Kysely<DB>, secret: string): Promise<void> {
  while ((await inTransaction(db, (transaction) => emptyAccounts(transaction, secret))) === atOnce);
  await db
    .deleteFrom('left_login')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute()
}

async function emptyAccounts(db: Transaction<DB>, secret: string): Promise<number> {
  const closed = await db
    .selectFrom('account')
    .select(['id', 'email', 'withdrawn_at'])
    .where('withdrawn_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .where('email', 'not like', `%@${nobody}`)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, email, withdrawn_at } of closed) {
    await noteWithdrawn(db, hashOfWithdrawnEmail(secret, email), withdrawn_at ?? undefined)
    await db
      .updateTable('account')
      .set({
        email: `${id}@${nobody}`,
        full_name: '',
        password_hash: null,
        image: null,
        country_code: null,
        invited_code: null,
      })
      .where('id', '=', id)
      .execute()
  }
  return closed.length
}
