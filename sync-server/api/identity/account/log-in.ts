import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isPasswordOf } from '../passwords.ts'
import { type AccountRow, findAccount, isDormant, recordLogin } from '../queries.ts'

/**
 * Checks a login. WRONG_LOGIN does not tell whether the e-mail has an account; withdrawal and dormancy are only told
 * with the right password.
 */
export async function checkLogin(
  { db }: CallContext,
  { email, password }: { email: string; password: string },
): Promise<AccountRow> {
  const account = await findAccount(db, email)
  if (!(await isPasswordOf(account?.password_hash ?? null, password)) || !account) {
    throw new Refusal('WRONG_LOGIN')
  }
  if (account.withdrawn_at !== null) throw new Refusal('LEAVED_USER')
  if (isDormant(account)) throw new Refusal('DORMANT_USER')
  await recordLogin(db, account.id)
  return account
}
