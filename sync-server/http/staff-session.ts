import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { deskHours, type StaffRole } from '#model/access/staff.ts'
import type { DB } from '../database/tables/schema.ts'
import { hashToken, type Session } from './tokens.ts'

/*
 * Sessions of the desk are apart from those of the product: a token of one is of no use for the other. They are sent as a
 * bearer, never by a cookie.
 */

export interface StaffSession extends Session {
  readonly role: StaffRole
}

/** Creates a session of the desk and returns its token, of which only the hash is stored. */
export async function openStaffSession(
  db: Kysely<DB>,
  accountId: number,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + deskHours * 60 * 60 * 1000)
  await db
    .insertInto('staff_session')
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Only of a person who is still of the staff and still has a second factor. */
export async function readStaffSession(
  db: Kysely<DB>,
  token: string,
): Promise<StaffSession | 'UNAUTHORIZED' | 'TOKEN_EXPIRED'> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.account_id', 'staff_session.account_id')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .innerJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['account.id', 'account.full_name', 'staff.role'])
    .select(sql<boolean>`staff_session.expires_at <= now()`.as('isOver'))
    .where('staff_session.token_hash', '=', tokenHash)
    .where('account.withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return 'UNAUTHORIZED'
  if (row.isOver) return 'TOKEN_EXPIRED'
  return { tokenHash, account: { id: row.id, name: row.full_name }, role: row.role }
}

export async function closeStaffSession(db: Kysely<DB>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}
