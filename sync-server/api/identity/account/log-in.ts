import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isPasswordOfAccount } from '../passwords.ts'
import { type AccountRow, findAccount, isDormant } from '../queries.ts'
import { noteSecurityEventOfDay } from '../security-events.ts'

/**
 * Checks a login. WRONG_LOGIN does not tell whether the e-mail has an account; withdrawal and dormancy are only told
 * with the right password.
 */
export async function checkLogin(
  context: CallContext,
  { email, password }: { email: string; password: string },
): Promise<AccountRow> {
  const { db, services } = context
  const account = await findAccount(db, email)
  if (!(await isPasswordOfAccount(db, account ?? null, password)) || !account) {
    // Not awaited: the duration of the call would tell whether the account exists.
    if (account && account.withdrawn_at === null) {
      void noteSecurityEventOfDay(db, account.id, 'LOGIN_FAILED', context).catch((err: unknown) =>
        services.log.error({ err }, 'a failed login could not be noted'),
      )
    }
    throw new Refusal('WRONG_LOGIN')
  }
  if (account.withdrawn_at !== null) throw new Refusal('LEAVED_USER')
  if (isDormant(account)) throw new Refusal('DORMANT_USER')
  return account
}
