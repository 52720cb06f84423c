import type { resetPassword } from '#contract/account.ts'
import type { GivenOf } from '#contract/call.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { confirmEmailCode, consumeConfirmation } from '../email-code.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { findAccount, setPassword } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { endAllSessions } from '../sessions.ts'

type Reset = GivenOf<typeof resetPassword>['body']

/**
 * Sets a new password by a mailed code and ends all sessions. The password's rules are checked first, so that a weak
 * one does not count as a wrong try. For an unknown e-mail no code is ever right.
 */
export async function resetByCode(context: CallContext, given: Reset): Promise<void> {
  const { email, code, newPassword, password = newPassword } = given
  if (password !== newPassword) throw refuseField('password', 'INVALID_VALUE')
  checkNewPassword(context, 'newPassword', newPassword, [email])
  const result = await confirmEmailCode(context, { email, code, mode: 'PASSWORD' })
  if (!result.ok) throw refuseField('code', result.code)
  const passwordHash = await hashPassword(newPassword)
  const isReset = await context.transact(async (db) => {
    const isSpent = await consumeConfirmation(context, db, email, 'PASSWORD')
    const account = isSpent ? await findAccount(db, email) : undefined
    if (!account || account.withdrawn_at !== null) return false
    await setPassword(db, account.id, passwordHash, { recordsLogin: true })
    await endAllSessions(context, db, account.id)
    await noteSecurityEvent(db, account.id, { kind: 'PASSWORD_RESET' }, context)
    return true
  })
  if (!isReset) throw refuseField('code', 'CODE_EXPIRED')
}
