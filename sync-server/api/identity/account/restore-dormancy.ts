import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { confirmEmailCode, consumeConfirmation } from '../email-code.ts'
import { findAccount, recordLogin } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'

/** Ends the dormancy of an account by a mailed code. Does not sign in: that still needs the password. */
export async function restoreByCode(
  context: CallContext,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const result = await confirmEmailCode(context, { email, code, mode: 'DORMANCY' })
  if (!result.ok) throw refuseField('code', result.code)
  const isAwake = await context.transact(async (db) => {
    const isSpent = await consumeConfirmation(context, db, email, 'DORMANCY')
    const account = isSpent ? await findAccount(db, email) : undefined
    if (!account || account.withdrawn_at !== null) return false
    await recordLogin(db, account.id)
    await noteSecurityEvent(db, account.id, { kind: 'DORMANCY_ENDED' }, context)
    return true
  })
  if (!isAwake) throw refuseField('code', 'CODE_EXPIRED')
}
