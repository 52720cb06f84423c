import { type Kysely, sql, type Transaction } from 'kysely'
import type { SecondStepTryTable } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { lockSecondFactor } from '../queries.ts'
import { noteSecurityEvent, noteSecurityEventOfDay } from '../security-events.ts'
import { isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './secret.ts'
import { stepOf } from './totp.ts'

/** Wrong codes of one kind for an account. Their sender has its password. */
const limits = [
  { seconds: 60 * 60, atMost: 10 },
  { seconds: 24 * 60 * 60, atMost: 30 },
] as const

type Kind = SecondStepTryTable['kind']

/**
 * Uses a code of an account's second factor up. Rejects with CODE_WRONG, after too many wrong ones with RATE_LIMITED, and
 * with NOT_FOUND where the account has no second factor. A wrong code is noted for good, so this must not be called in a
 * transaction.
 */
export async function spendCode(context: CallContext, idAccount: number, given: string): Promise<void> {
  const code = given.replaceAll(/[\s-]/g, '').toUpperCase()
  const kind: Kind = isRecoveryCode(code) ? 'RECOVERY' : 'APP'
  const isRight = await context.transact(async (db) => {
    const factor = await lockSecondFactor(db, idAccount)
    if (!factor) throw new Refusal('NOT_FOUND')
    await checkTries(db, idAccount, kind)
    const isSpent =
      kind === 'RECOVERY'
        ? await spendRecoveryCode(db, idAccount, code)
        : await spendStep(context, db, factor, code)
    if (!isSpent) {
      await db.insertInto('second_step_try').values({ account_id: idAccount, kind }).execute()
      await noteSecurityEventOfDay(db, idAccount, 'SECOND_STEP_FAILED', context)
    } else if (kind === 'RECOVERY') {
      await noteSecurityEvent(db, idAccount, { kind: 'RECOVERY_CODE_USED' }, context)
    }
    return isSpent
  })
  if (!isRight) throw refuseField('code', 'CODE_WRONG')
}

/** A code is valid once, and no earlier one after it. The secret is stored again, so that it is sealed with the current key. */
async function spendStep(
  context: CallContext,
  db: Transaction<DB>,
  factor: { readonly account_id: number; readonly sealed_secret: string; readonly last_step: number },
  code: string,
): Promise<boolean> {
  const secret = openSecret(context, factor)
  const step = stepOf(secret, code, Date.now())
  if (step === null || step <= factor.last_step) return false
  await db
    .updateTable('second_factor')
    .set({ last_step: step, sealed_secret: sealSecret(context, factor.account_id, secret) })
    .where('account_id', '=', factor.account_id)
    .execute()
  return true
}

async function checkTries(db: Kysely<DB>, idAccount: number, kind: Kind): Promise<void> {
  const rows = await db
    .selectFrom('second_step_try')
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds'))
    .where('account_id', '=', idAccount)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .limit(Math.max(...limits.map(({ atMost }) => atMost)))
    .execute()
  for (const { seconds, atMost } of limits) {
    // The one whose end makes room.
    const first = rows[atMost - 1]
    const leftSeconds = first === undefined ? 0 : seconds - first.ageSeconds
    if (leftSeconds > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(leftSeconds) })
  }
}
