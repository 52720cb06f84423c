import type { GivenOf } from '#contract/call.ts'
import type { changePassword } from '#contract/me.ts'
import { isPassword } from '#model/access/rules.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { hashPassword, isPasswordOf } from '../account/passwords.ts'
import { setPassword } from '../account/queries.ts'
import { endOtherSessions } from '../end-sessions.ts'
import { readPasswordHash } from './queries.ts'

/** Who came by a provider alone has none to change: a mailed code gives them one. */
export async function changeMyPassword(
  context: CallContext,
  { password, newPassword }: GivenOf<typeof changePassword>['body'],
): Promise<void> {
  const { db, account } = context
  if (!isPassword(newPassword)) throw refuseField('newPassword', 'INVALID_PASSWORD')
  await checkMyPassword(context, password)
  await setPassword(db, account.id, await hashPassword(newPassword), { wakes: false })
  await endOtherSessions(context)
}

export async function checkMyPassword({ db, account }: CallContext, password: string): Promise<void> {
  const stored = await readPasswordHash(db, account.id)
  if (!(await isPasswordOf(stored, password))) throw refuseField('password', 'WRONG_PASSWORD')
}
