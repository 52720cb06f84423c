import {
  askLoginPasskey,
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
import { checkVisitor } from '#server/http/captcha-cookie.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { isKnownBrowser, rememberProof } from '#server/http/known-browser.ts'
import { refuseField } from '#server/http/refusal.ts'
import { closeSession } from '#server/http/tokens.ts'
import { confirmEmailCode, sendEmailCode } from '../email-code.ts'
import { readEmailState } from '../email-state.ts'
import { askForPasskey } from '../second-factor/prove-passkey.ts'
import { takeSecondStep } from '../second-factor/second-step.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { closeSessionSockets, endAllSessions, startSession } from '../sessions.ts'
import { checkSignUpIsOpen } from '../sign-up-open.ts'
import { checkLogin } from './log-in.ts'
import { resetByCode } from './reset-password.ts'
import { restoreByCode } from './restore-dormancy.ts'
import { openAccount } from './sign-up.ts'

export const accountRoutes: readonly Implementation[] = [
  implement(checkEmail, async (context, { query }) => {
    checkSignUpIsOpen(context)
    return answerEmailState(await readEmailState(context, query.email))
  }),
  implement(checkEmailToInvite, async (context, { query }) =>
    answerEmailState(await readEmailState(context, query.email)),
  ),
  implement(sendCode, async (context, { body }) => {
    await checkVisitor(context)
    return sendEmailCode(context, body.email, body.mode)
  }),

  implement(confirmCode, async (context, { body }) => {
    const result = await confirmEmailCode(context, body)
    if (!result.ok) throw refuseField('code', result.code)
    return {}
  }),

  implement(signUp, async (context, { body }) => {
    const account = await openAccount(context, body)
    return startSession(context, account, { kind: 'SIGN_UP', way: 'PASSWORD' })
  }),
  implement(logIn, async (context, { body }) => {
    const account = await checkLogin(context, body)
    const isSteppedUp = await takeSecondStep(context, account.id, body)
    // After the second step: who has the password alone gains no tries of the code by it.
    const isKnown = isKnownBrowser(context.cookies, body.email)
    await context.forgetAttempts(body.email, { isKnown, hasNewPassword: false })
    return startSession(context, account, { kind: 'LOGIN', way: 'PASSWORD', isSteppedUp })
  }),

  implement(askLoginPasskey, async (context, { body }) => {
    const account = await checkLogin(context, body)
    return askForPasskey(context, account.id)
  }),

  implement(logOut, async (context) => {
    const { tokenHash } = context.session
    await closeSession(context.db, tokenHash)
    closeSessionSockets(context, tokenHash)
    return {}
  }),

  implement(logOutEverywhere, async (context) => {
    const { id } = context.account
    await context.transact(async (db) => {
      await endAllSessions(context, db, id)
      await noteSecurityEvent(db, id, { kind: 'SESSIONS_ENDED' }, context)
    })
    return {}
  }),

  implement(resetPassword, async (context, { body }) => {
    await resetByCode(context, body)
    await context.forgetAttempts(body.email, { isKnown: true, hasNewPassword: true })
    rememberProof(context.cookies, body.email)
    return {}
  }),

  implement(restoreDormancy, async (context, { body }) => {
    await restoreByCode(context, body)
    return {}
  }),
]

function answerEmailState(state: Awaited<ReturnType<typeof readEmailState>>) {
  if (!state.ok) throw refuseField('email', state.code)
  return { valid: true as const }
}
