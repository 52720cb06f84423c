import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsAccountType } from '#server/gateways/sns/sns.ts'
import type { SignedRequest } from '../identity/sign-in/signed-request.ts'

/** How far the clocks of Meta and of this database may be apart. */
const skewMs = 5 * 60_000

/**
 * A person has removed the app at the provider: what they connected is broken until it is connected again, and what waited for
 * the access to be withdrawn is done.
 */
export async function breakAccountsOf(
  db: Kysely<DB>,
  type: SnsAccountType,
  person: SignedRequest,
): Promise<void> {
  await db.deleteFrom('sns_account').where(isOf(type, person)).where('removed_at', 'is not', null).execute()
  await db
    .updateTable('sns_account')
    .set({ is_broken: true })
    .where(isOf(type, person))
    .where('removed_at', 'is', null)
    .execute()
}

/** A person wants their data deleted: whatever they connected, in every brand. */
export async function deleteAccountsOf(
  db: Kysely<DB>,
  type: SnsAccountType,
  person: SignedRequest,
): Promise<void> {
  await db.deleteFrom('sns_account').where(isOf(type, person)).execute()
}

/**
 * Accounts of a person that were connected before they said so: a request that comes late, or a second time, leaves alone what was
 * connected since. Instagram may name the person by the professional account as well.
 */
function isOf(type: SnsAccountType, { subject, issuedAt }: SignedRequest) {
  const until = issuedAt && new Date(issuedAt.getTime() + skewMs)
  return ({ and, or, eb }: ExpressionBuilder<DB, 'sns_account'>) =>
    and([
      eb('type', '=', type),
      or([eb('owner', '=', subject), ...(type === 'INSTAGRAM' ? [eb('subject', '=', subject)] : [])]),
      eb('refreshed_at', '<=', until ?? sql<Date>`now()`),
    ])
}
