import { sql } from 'kysely'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { stepUpMinutes } from '#server/http/step-up.ts'
import { isTrustedBrowser, trustBrowser } from '../trusted-browser.ts'
import { spendCode } from './check-code.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

interface Given {
  readonly code?: string | undefined
  readonly trustsBrowser?: boolean | undefined
}

/**
 * The second step of a login with the right password. Resolves with true where a code was given, with false where none is
 * needed: the account has no second factor, or trusts the browser. Rejects with SECOND_STEP_NEEDED, or like `spendCode`.
 */
export async function takeSecondStep(
  context: CallContext,
  idAccount: number,
  { code, trustsBrowser = false }: Given,
): Promise<boolean> {
  const { db, cookies } = context
  const factor = await db
    .selectFrom('second_factor')
    .select(['account_id', 'trust_key'])
    .where('account_id', '=', idAccount)
    .executeTakeFirst()
  if (!factor) return false
  if (code === undefined) {
    if (isTrustedBrowser(cookies, factor)) return false
    throw new Refusal('SECOND_STEP_NEEDED')
  }
  await spendCode(context, idAccount, code)
  if (trustsBrowser) trustBrowser(cookies, factor)
  return true
}

/** A code that is given in a session, before a call that needs it. */
export async function stepUpByCode(context: CallContext, code: string) {
  const { db, account, session } = context
  await spendCode(context, account.id, code)
  await db
    .updateTable('session')
    .set({ stepped_up_at: sql<Date>`now()` })
    .where('token_hash', '=', session.tokenHash)
    .execute()
  return {
    until: new Date(Date.now() + stepUpMinutes * 60_000).toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  }
}
