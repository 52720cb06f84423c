import type { GivenOf } from '#contract/call.ts'
import type { changePassword } from '#contract/me.ts'
import type { CallContext } from '#server/http/context.ts'
import { checkMyPassword, checkNewPassword, hashPassword } from '../passwords.ts'
import { setPassword } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { endOtherSessions } from '../sessions.ts'
import { readProfile } from './queries.ts'

/**
 * Changes the caller's password and ends all other sessions. Rejects with WRONG_PASSWORD also for accounts
 * without a password: those set one by a mailed code.
 */
export async function changeMyPassword(
  context: CallContext,
  { password, newPassword }: GivenOf<typeof changePassword>['body'],
): Promise<void> {
  const { db, account } = context
  const { email, fullName } = await readProfile(db, account.id)
  checkNewPassword(context, 'newPassword', newPassword, [email, fullName])
  await checkMyPassword(context, password)
  const passwordHash = await hashPassword(newPassword)
  await context.transact(async (transaction) => {
    await setPassword(transaction, account.id, passwordHash, { recordsLogin: false })
    await endOtherSessions(context, transaction)
    await noteSecurityEvent(transaction, account.id, { kind: 'PASSWORD_CHANGED' }, context)
  })
}
