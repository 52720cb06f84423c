import { type Kysely, sql, type Transaction } from 'kysely'
import type { SnsType } from '#server/database/tables/accounts.ts'
import { withdrawnDays } from '#server/database/tables/retention.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { type KeyedHashes, keyedHashes } from '#server/keys/keyed-hash.ts'
import { deleteSecondFactor } from './queries.ts'
import { deleteSecurityEvents } from './security-events.ts'

/** Days for which a withdrawn person is recognised by a keyed hash. The privacy policy states the same number. */
export const rememberedDays = 365

const atOnce = 200
const withdrawnDomain = 'withdrawn.invalid'

/** Hashes by which a withdrawn person is recognised. They have a key, so that the table alone does not identify a person. */
export function hashesOfWithdrawn(keys: KeyRing, kind: SnsType | 'EMAIL', subject: string): KeyedHashes {
  return keyedHashes(keys, 'withdrawn account', `left ${kind} ${subject}`)
}

export const hashesOfWithdrawnEmail = (keys: KeyRing, email: string) =>
  hashesOfWithdrawn(keys, 'EMAIL', email.toLowerCase())

export async function hasWithdrawn(db: Kysely<DB>, hashes: KeyedHashes): Promise<boolean> {
  const row = await db
    .selectFrom('left_login')
    .select('subject_hash')
    .where('subject_hash', 'in', hashes)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the newest hash of a withdrawn person. `at`: time of the withdrawal; now by default. */
export async function noteWithdrawn(db: Kysely<DB>, [subject_hash]: KeyedHashes, at?: Date): Promise<void> {
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

/**
 * Deletes the personal data of accounts withdrawn more than `withdrawnDays` ago, and hashes older than `rememberedDays`.
 * An account whose picture cannot be deleted keeps its data until a later run, and does not keep others.
 */
export async function forgetWithdrawn(
  db: Kysely<DB>,
  storage: Pick<Storage, 'list' | 'delete'>,
  keys: KeyRing,
): Promise<void> {
  const failures: unknown[] = []
  for (let after = 0, isMore = true; isMore; ) {
    const closed = await listDue(db, after)
    for (const id of closed) {
      try {
        for await (const { key } of storage.list(`account/${id}`)) await storage.delete(key)
        await inTransaction(db, (transaction) => emptyAccount(transaction, id, keys))
      } catch (cause) {
        failures.push(cause)
      }
    }
    after = closed.at(-1) ?? after
    isMore = closed.length === atOnce
  }
  await db
    .deleteFrom('left_login')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute()
  if (failures.length > 0)
    throw new Error(`${failures.length} accounts could not be emptied.`, { cause: failures[0] })
}

async function listDue(db: Kysely<DB>, after: number): Promise<readonly number[]> {
  const due = await db
    .selectFrom('account')
    .select('id')
    .where('withdrawn_at', '<', sql<Date>`now() - make_interval(days => ${withdrawnDays})`)
    .where('email', 'not like', `%@${withdrawnDomain}`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  return due.map(({ id }) => id)
}

/** The row stays, with its number, which others' brands name; nothing in it says whose it was. */
async function emptyAccount(db: Transaction<DB>, id: number, keys: KeyRing): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'withdrawn_at'])
    .where('id', '=', id)
    .where('email', 'not like', `%@${withdrawnDomain}`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!account) return
  const email = account.email.toLowerCase()
  await noteWithdrawn(db, hashesOfWithdrawnEmail(keys, email), account.withdrawn_at ?? undefined)
  await db.deleteFrom('session').where('account_id', '=', id).execute()
  await db.deleteFrom('staff').where('account_id', '=', id).execute()
  await db.deleteFrom('account_login').where('account_id', '=', id).execute()
  await deleteSecurityEvents(db, id)
  await deleteSecondFactor(db, id)
  await db.deleteFrom('sign_in_attempt').where('account_id', '=', id).execute()
  await db
    .deleteFrom('sign_in_ticket')
    .where((or) => or.or([or('account_id', '=', id), or(sql`lower(email)`, '=', email)]))
    .execute()
  await db.deleteFrom('email_code').where(sql`lower(email)`, '=', email).execute()
  await db.deleteFrom('campaign_application').where('account_id', '=', id).execute()
  // What was asked is kept as long as the law wants it, and no longer belongs to the account.
  await db.updateTable('support_ticket').set({ account_id: null }).where('account_id', '=', id).execute()
  await db.deleteFrom('brand_quest').where('account_id', '=', id).where('brand_id', 'is', null).execute()
  await db.deleteFrom('idempotency').where('account', '=', String(id)).execute()
  // Invitations that came after the withdrawal.
  await db
    .deleteFrom('brand_member')
    .where(sql`lower(invite_email)`, '=', email)
    .where('account_id', 'is', null)
    .execute()
  await forgetName(db, id)
  await db
    .updateTable('account')
    .set({
      email: `${id}@${withdrawnDomain}`,
      full_name: '',
      password_hash: null,
      image: null,
      country_code: null,
      invited_code: null,
    })
    .where('id', '=', id)
    .execute()
}

/** The name in brands of others: at approvals, versions, and the invitation by which the person came. */
async function forgetName(db: Transaction<DB>, id: number): Promise<void> {
  await db.updateTable('brand_approval').set({ account_name: '' }).where('account_id', '=', id).execute()
  await db
    .updateTable('brand_member')
    .set({ invite_email: null })
    .where('account_id', '=', id)
    .where('invite_email', 'is not', null)
    .execute()
  await sql`
    update doc_version set editors = (
      select jsonb_agg(case when (editor -> 'idAccount') = to_jsonb(${id}::bigint)
        then editor || '{"name": "", "device": null}' else editor end)
      from jsonb_array_elements(editors) editor
    ) where editors @> jsonb_build_array(jsonb_build_object('idAccount', ${id}::bigint))
  `.execute(db)
}
