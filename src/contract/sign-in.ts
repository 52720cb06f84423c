import { call } from './call.ts'
import type * as shapes from './shapes/sign-in.ts'

const callbackErrors = [
  'UNSUPPORTED_PROVIDER',
  'PROVIDER_OFF',
  'PROVIDER_DOWN',
  'SNS_STATE_MISMATCH',
  'SNS_EXCHANGE_FAILED',
] as const

/**
 * Opened in a popup or in the same tab: sets the cookies of one attempt and redirects to the provider. The provider
 * redirects back to the page that also shows errors.
 */
export const start = call<typeof shapes.start>({
  name: 'signIn.start',
  method: 'GET',
  path: '/api/v1/account/{provider}/start',
  summary: 'Redirects a browser to the provider',
  access: 'public',
  errorPage: '/oauth2/{provider}',
  errors: ['UNSUPPORTED_PROVIDER', 'PROVIDER_OFF', 'PROVIDER_DOWN', 'UNAUTHORIZED'],
  limit: 'login',
  extension: true,
})

export const logIn = call<typeof shapes.logIn>({
  name: 'signIn.logIn',
  method: 'POST',
  path: '/api/v1/account/{provider}/login',
  summary: 'Signs in by the parameters of the provider’s redirect, or begins a sign-up',
  access: 'public',
  errors: [...callbackErrors, 'ALREADY_EXIST_USER', 'LEAVED_USER', 'DORMANT_USER'],
  limit: 'login',
})

/**
 * The server identifies the person by `snsCode`, which `logIn` has answered, or by `code`, `state` and `redirectUri` of a
 * redirect that was not given to `logIn`.
 */
export const signUp = call<typeof shapes.signUp>({
  name: 'signIn.signUp',
  method: 'POST',
  path: '/api/v1/account/{provider}/signup',
  summary: 'Creates an account for the person that the provider identified',
  access: 'public',
  errors: [
    ...callbackErrors,
    'SIGN_UP_CLOSED',
    'SNS_TICKET_EXPIRED',
    'SNS_ALREADY_LINKED',
    'ALREADY_EXIST_USER',
    'LEAVED_USER',
    'CERT_NEEDED',
    'TERMS_NEEDED',
  ],
  limit: 'login',
})

/** The code is confirmed by `account.confirmCode` with the same e-mail and mode. */
export const sendSnsCode = call<typeof shapes.sendSnsCode>({
  name: 'signIn.sendCode',
  method: 'POST',
  path: '/api/v1/account/cert/sns/email',
  summary: 'Mails a six-digit code to the person who signs up by a provider',
  access: 'public',
  errors: [
    'SNS_TICKET_EXPIRED',
    'INVALID_EMAIL',
    'ALREADY_EXIST_USER',
    'LEAVED_USER',
    'PROVIDER_DOWN',
    'SIGN_UP_CLOSED',
  ],
  limit: 'mail',
})

/** Follows `start?mode=link`. */
export const link = call<typeof shapes.link>({
  name: 'signIn.link',
  method: 'POST',
  path: '/api/v1/account/{provider}/update',
  summary: 'Links a provider to the signed-in account',
  access: 'token',
  errors: [...callbackErrors, 'SNS_ALREADY_LINKED'],
  limit: 'login',
  stepUp: true,
})

export const unlink = call<typeof shapes.unlink>({
  name: 'signIn.unlink',
  method: 'DELETE',
  path: '/api/v1/account/{provider}/link',
  summary: 'Unlinks a provider from the account, unless it is the last way to sign in',
  access: 'token',
  errors: ['UNSUPPORTED_PROVIDER', 'NOT_FOUND', 'LAST_WAY_IN'],
  extension: true,
})

/** Follows `start?mode=confirm`; replaces the password of an account that has none. */
export const confirm = call<typeof shapes.confirm>({
  name: 'signIn.confirm',
  method: 'POST',
  path: '/api/v1/account/{provider}/confirm',
  summary: 'Confirms a withdrawal by signing in once more at a linked provider',
  access: 'token',
  errors: [...callbackErrors, 'SNS_OTHER_PERSON'],
  limit: 'login',
  extension: true,
})

/** Actions that a captcha token is issued for; a token of another action is refused. */
export const captchaActions = ['code', 'signup', 'quest', 'payment', 'support'] as const

export const checkCaptcha = call<typeof shapes.checkCaptcha>({
  name: 'captcha.check',
  method: 'POST',
  path: '/api/v1/captcha/google-check',
  summary:
    'Stores the verdict of the captcha for ten minutes; suspects, and visitors without a token, get a stricter limit',
  access: 'public',
  errors: ['PROVIDER_OFF', 'CAPTCHA_FAILED'],
  limit: 'login',
})
