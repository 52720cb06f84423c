import { sql } from 'kysely'
import type { CallContext } from '#server/http/context.ts'
import { needSecondStep, stepUpMinutes } from '#server/http/step-up.ts'
import { isTrustedBrowser, trustBrowser } from '../trusted-browser.ts'
import { spendCode } from './check-code.ts'
import { type PasskeyProof, spendPasskey } from './prove-passkey.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

interface Given {
  readonly code?: string | undefined
  readonly passkey?: PasskeyProof | undefined
  readonly trustsBrowser?: boolean | undefined
}

/**
 * The second step of a login with the right password. Resolves with true where a code was given, with false where none is
 * needed: the account has no second factor, or trusts the browser. Rejects with SECOND_STEP_NEEDED, or like `spendCode`.
 */
export async function takeSecondStep(
  context: CallContext,
  idAccount: number,
  { code, passkey, trustsBrowser = false }: Given,
): Promise<boolean> {
  const { db, cookies } = context
  const factor = await db
    .selectFrom('second_factor')
    .select(['account_id', 'trust_key'])
    .where('account_id', '=', idAccount)
    .executeTakeFirst()
  if (!factor) return false
  if (code === undefined && passkey === undefined) {
    if (isTrustedBrowser(cookies, factor)) return false
    throw await needSecondStep(db, idAccount)
  }
  await spend(context, idAccount, { code, passkey })
  if (trustsBrowser) trustBrowser(cookies, factor)
  return true
}

/** A code or a passkey that is given in a session, before a call that needs it. */
export async function stepUpSession(context: CallContext, given: Given) {
  const { db, account, session } = context
  await spend(context, account.id, given)
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

function spend(context: CallContext, idAccount: number, { code = '', passkey }: Given): Promise<void> {
  return passkey ? spendPasskey(context, idAccount, passkey) : spendCode(context, idAccount, code)
}
