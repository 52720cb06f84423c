import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/tokens.ts'
import { findByToken, type MemberRow } from '../queries.ts'
import { isExpired, isPending } from '../rows.ts'

/** The open invitation of a mailed link. Rejects with what has become of it where it is not open. */
export async function findMailed(db: Kysely<DB>, token: string): Promise<MemberRow> {
  const row = await findByToken(db, hashToken(token))
  if (!row) throw new Refusal('NOT_FOUND')
  if (!isPending(row)) throw new Refusal('INVITATION_USED')
  if (isExpired(row)) throw new Refusal('INVITATION_EXPIRED')
  return row
}
