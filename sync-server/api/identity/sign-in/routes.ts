import { checkCaptcha, confirm, link, logIn, sendSnsCode, signUp, start, unlink } from '#contract/sign-in.ts'
import { rememberVerdict } from '#server/http/captcha-cookie.ts'
import { type Implementation, implement, Redirect } from '#server/http/implement.ts'
import { refuseField } from '#server/http/refusal.ts'
import { sendEmailCode } from '../email-code.ts'
import { startSession } from '../sessions.ts'
import { beginAttempt } from './attempts.ts'
import { confirmByProvider, linkProvider, unlinkProvider } from './link.ts'
import { logInByProvider } from './log-in.ts'
import { signUpByProvider } from './sign-up.ts'
import { readTicket } from './tickets.ts'

export const signInRoutes: readonly Implementation[] = [
  implement(start, async (context, { params, query }) => {
    const address = await beginAttempt(context, params.provider, query.mode)
    return new Redirect(address.href)
  }),

  implement(logIn, (context, { params, body }) => logInByProvider(context, params.provider, body)),

  implement(signUp, async (context, { params, body }) =>
    startSession(context, await signUpByProvider(context, params.provider, body), {
      kind: 'SIGN_UP',
      way: body.snsType,
    }),
  ),

  implement(sendSnsCode, async (context, { body: { snsType, snsCode, mode, email: wanted } }) => {
    const ticket = await readTicket(context, snsCode, { snsType })
    const email = wanted ?? ticket.email
    if (email === null) throw refuseField('email', 'INVALID_EMAIL')
    return { ...(await sendEmailCode(context, email, mode)), email }
  }),

  implement(link, (context, { params, body }) => linkProvider(context, params.provider, body)),
  implement(unlink, (context, { params }) => unlinkProvider(context, params.provider)),
  implement(confirm, (context, { params, body }) => confirmByProvider(context, params.provider, body)),

  implement(checkCaptcha, async (context, { query }) => {
    rememberVerdict(context, await context.services.captcha.check(query.token))
    return {}
  }),
]
