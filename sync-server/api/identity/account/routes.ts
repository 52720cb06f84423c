import {
  checkEmail,
  checkEmailToInvite,
  confirmCode,
  logIn,
  logOut,
  logOutEverywhere,
  resetPassword,
  restoreDormancy,
  sendCode,
  signUp,
} from '#contract/account.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { refuseField } from '#server/http/refusal.ts'
import { closeSession } from '#server/http/tokens.ts'
import { checkVisitor } from '../captcha-mark.ts'
import { confirm, send } from '../email-code.ts'
import { isFreeEmail } from '../free-email.ts'
import { endAllSessions, sayLoggedOut, startSession } from '../sessions.ts'
import { wakeByCode } from './dormancy.ts'
import { checkLogin } from './log-in.ts'
import { resetByCode } from './reset-password.ts'
import { openAccount } from './sign-up.ts'

export const accountRoutes: readonly Implementation[] = [
  implement(checkEmail, async (context, { query }) => answerFree(await isFreeEmail(context, query.email))),
  implement(checkEmailToInvite, async (context, { query }) =>
    answerFree(await isFreeEmail(context, query.email)),
  ),
  implement(sendCode, async (context, { body }) => {
    await checkVisitor(context)
    return send(context, body.email, body.mode)
  }),

  implement(confirmCode, async (context, { body }) => {
    const result = await confirm(context, body)
    if (!result.ok) throw refuseField('code', result.code)
    return {}
  }),

  implement(signUp, async (context, { body }) => startSession(context, await openAccount(context, body))),
  implement(logIn, async (context, { body }) => startSession(context, await checkLogin(context, body))),

  implement(logOut, async (context) => {
    const { tokenHash } = context.session
    await closeSession(context.db, tokenHash)
    sayLoggedOut(context, tokenHash)
    return {}
  }),

  implement(logOutEverywhere, async (context) => {
    await endAllSessions(context, context.account.id)
    return {}
  }),

  implement(resetPassword, async (context, { body }) => {
    await resetByCode(context, body)
    return {}
  }),

  implement(restoreDormancy, async (context, { body }) => {
    await wakeByCode(context, body)
    return {}
  }),
]

function answerFree(state: Awaited<ReturnType<typeof isFreeEmail>>) {
  if (!state.ok) throw refuseField('email', state.code)
  return { valid: true as const }
}
