import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { cookies } from '#model/access/cookies.ts'
import type { DB } from '../database/tables/schema.ts'

export interface Account {
  readonly id: number
  readonly name: string
}

export interface Session {
  readonly tokenHash: Buffer
  readonly account: Account
}

export type SessionState =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly code: 'UNAUTHORIZED' | 'TOKEN_EXPIRED' }

const seenEveryMs = 5 * 60 * 1000

/**
 * Creates a session and returns its opaque token. Only the token's hash is stored, so a stolen database opens no
 * session. `isSteppedUp`: a code of the second factor was given with the login.
 */
export async function openSession(
  db: Kysely<DB>,
  accountId: number,
  userAgent: string,
  { isSteppedUp = false }: { readonly isSteppedUp?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_agent: userAgent.slice(0, 400),
      stepped_up_at: isSteppedUp ? new Date() : null,
      expires_at: new Date(Date.now() + cookies.accessToken.maxAgeSeconds * 1000),
    })
    .execute()
  return token
}

export async function readSession(db: Kysely<DB>, token: string): Promise<SessionState> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.full_name', 'session.expires_at', 'session.last_seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('account.withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return { ok: false, code: 'UNAUTHORIZED' }
  const now = Date.now()
  if (row.expires_at.getTime() <= now) return { ok: false, code: 'TOKEN_EXPIRED' }
  if (isLongUnseen(row.last_seen_at, now)) await markSeen(db, [tokenHash])
  return { ok: true, session: { tokenHash, account: { id: row.id, name: row.full_name } } }
}

/** Whether `last_seen_at` is so old that it has to be written; reading a session is then rarely a write. */
export function isLongUnseen(seenAt: Date, now: number): boolean {
  return now - seenAt.getTime() > seenEveryMs
}

export async function markSeen(db: Kysely<DB>, tokenHashes: readonly Buffer[]): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('token_hash', 'in', tokenHashes)
    .execute()
}

export async function closeSession(db: Kysely<DB>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export function listSessions(db: Kysely<DB>, accountId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Deletes one session of an account and returns its token hash; null: the account has no such session. */
export async function closeSessionOf(db: Kysely<DB>, accountId: number, id: number): Promise<Buffer | null> {
  const closed = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst()
  return closed?.token_hash ?? null
}

/** Deletes all sessions of an account, or all but `kept`, and those of the desk. Returns the token hashes of the former. */
export async function closeSessions(db: Kysely<DB>, accountId: number, kept?: Buffer): Promise<Buffer[]> {
  let query = db.deleteFrom('session').where('account_id', '=', accountId)
  if (kept) query = query.where('token_hash', '!=', kept)
  await db.deleteFrom('staff_session').where('account_id', '=', accountId).execute()
  const closed = await query.returning('token_hash').execute()
  return closed.map(({ token_hash }) => token_hash)
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
