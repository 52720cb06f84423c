import type { CallContext } from '#server/http/context.ts'
import { checkMyPassword } from '../passwords.ts'
import { deleteSecondFactor } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { mailSecurity } from '../security-mail.ts'

/** Turning it off again changes nothing. */
export async function turnOffSecondFactor(context: CallContext, password: string): Promise<void> {
  const { account } = context
  await checkMyPassword(context, password)
  await context.transact(async (db) => {
    if (!(await deleteSecondFactor(db, account.id))) return
    await noteSecurityEvent(db, account.id, { kind: 'SECOND_FACTOR_OFF' }, context)
    context.afterwards(() => void mailSecurity(context, 'secondFactorOff'))
  })
}
