import { logInStaff, logOutStaff, readStaff } from '#contract/operator.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closeStaffSession, openStaffSession } from '#server/http/staff-session.ts'
import { checkLogin } from '../account/log-in.ts'
import { takeSecondStep } from '../second-factor/second-step.ts'
import { noteSecurityEvent } from '../security-events.ts'

export const staffRoutes: readonly Implementation[] = [
  implement(logInStaff, async (context, { body }) => {
    const account = await checkLogin(context, body)
    const staff = await context.db
      .selectFrom('staff')
      .leftJoin('second_factor', 'second_factor.account_id', 'staff.account_id')
      .select(['staff.role', 'second_factor.account_id as factor'])
      .where('staff.account_id', '=', account.id)
      .executeTakeFirst()
    // Who is not of the staff is answered as with a wrong password.
    if (!staff) throw new Refusal('WRONG_LOGIN')
    if (staff.factor === null) throw new Refusal('SECOND_FACTOR_MISSING')
    await takeSecondStep(context, account.id, { code: body.code })
    const { token, expiresAt } = await context.transact(async (db) => {
      await noteSecurityEvent(db, account.id, { kind: 'LOGIN', way: 'PASSWORD' }, context)
      return openStaffSession(db, account.id)
    })
    return {
      accessToken: token,
      name: account.full_name,
      role: staff.role,
      expiresAt: expiresAt.toISOString(),
    }
  }),

  implement(logOutStaff, async ({ db, session }) => {
    await closeStaffSession(db, session.tokenHash)
    return {}
  }),

  implement(readStaff, async (context) => ({ name: context.account.name, role: staffRoleOf(context) })),
]

function staffRoleOf({ caller }: CallContext) {
  const role = caller.kind === 'account' ? caller.staff : undefined
  if (role === undefined) throw new Error('This call is not of the desk.')
  return role
}
