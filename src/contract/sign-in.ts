import * as z from 'zod'
import { session, termsAgree } from './account.ts'
import { call } from './call.ts'
import { email, nothing } from './shapes.ts'

/** As they stand in bodies and messages; in paths they are lower case. */
export const snsTypes = ['GOOGLE', 'KAKAO', 'NAVER', 'FACEBOOK'] as const
export const snsType = z.enum(snsTypes)

/** Any word, so that one that is no provider is answered as such. */
const provider = z.string().max(20)
const params = z.object({ provider })

/** What the provider sent the browser back with, and where to. */
const comeback = z.object({
  snsType,
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(200),
  /** Exactly PUBLIC_URL/oauth2/{provider}. */
  redirectUri: z.string().max(500),
})

/** The half of a ticket that the page holds; the other is a cookie that no script reads. */
const snsCode = z.string().min(1).max(100)

const comebackErrors = [
  'UNSUPPORTED_PROVIDER',
  'PROVIDER_OFF',
  'PROVIDER_DOWN',
  'SNS_STATE_MISMATCH',
  'SNS_EXCHANGE_FAILED',
] as const

/** One provider that an account is joined to. */
export const login = z.object({ snsType, linkedAt: z.string() }).meta({ id: 'Login' })

/**
 * A navigation, for a popup or for the same tab: sets the cookies of one attempt and leads to the provider. What is
 * wrong is told to `/oauth2/{provider}?error=CODE`, where the provider leads back to as well.
 */
export const start = call({
  name: 'signIn.start',
  method: 'GET',
  path: '/api/v1/account/{provider}/start',
  summary: 'Leads a browser to the provider',
  access: 'public',
  params,
  query: z.object({
    /** `link` and `confirm` need the access-token cookie. */
    mode: z.enum(['login', 'link', 'confirm']).default('login'),
  }),
  answer: z.unknown(),
  leadsOn: '/oauth2/{provider}',
  errors: ['UNSUPPORTED_PROVIDER', 'PROVIDER_OFF', 'PROVIDER_DOWN', 'UNAUTHORIZED'],
  limit: 'login',
  extension: true,
})

/** Whom the provider named, as the page may show it. */
export const snsUserData = z.object({
  snsType,
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** At the provider; what is signed up with is fetched by the server. */
  image: z.string().nullable(),
})

export const logIn = call({
  name: 'signIn.logIn',
  method: 'POST',
  path: '/api/v1/account/{provider}/login',
  summary: 'Signs in with what the provider came back with, or begins a sign-up',
  access: 'public',
  params,
  body: comeback,
  answer: z.discriminatedUnion('snsAuthType', [
    session.extend({ snsAuthType: z.literal('LOGIN') }),
    z.object({
      snsAuthType: z.literal('SIGNUP'),
      snsUserData,
      /** false: a code has to be mailed to `email`, or to the one that is asked for. */
      emailVerified: z.boolean(),
      snsCode: z.string(),
      /** How long the sign-up may take. */
      minutes: z.number(),
    }),
  ]),
  errors: [...comebackErrors, 'ALREADY_EXIST_USER', 'LEAVED_USER', 'DORMANT_USER'],
  limit: 'login',
})

/** Who the person is comes from the ticket, so `code`, `state` and `redirectUri` are not read again. */
export const signUp = call({
  name: 'signIn.signUp',
  method: 'POST',
  path: '/api/v1/account/{provider}/signup',
  summary: 'Opens an account for whom the provider named',
  access: 'public',
  params,
  body: z.object({
    snsType,
    snsCode,
    /** Confirmed by code; left out where the provider's is verified. */
    email: email.optional(),
    fullName: z.string().trim().min(1).max(40),
    /** An avatar of our own; left out, the provider's picture is taken. */
    image: z.string().max(2000).nullish(),
    termsAgree,
    invitedCode: z.string().max(64).nullish(),
  }),
  answer: session,
  errors: [
    'UNSUPPORTED_PROVIDER',
    'SNS_TICKET_EXPIRED',
    'ALREADY_EXIST_USER',
    'LEAVED_USER',
    'CERT_NEEDED',
    'TERMS_NEEDED',
  ],
  limit: 'login',
})

/** Afterwards `account.confirmCode` with the same e-mail and mode. */
export const sendSnsCode = call({
  name: 'signIn.sendCode',
  method: 'POST',
  path: '/api/v1/account/cert/sns/email',
  summary: 'Mails a six-digit code to whoever signs up by a provider',
  access: 'public',
  body: z.object({
    snsType,
    snsCode,
    mode: z.literal('SIGNUP').default('SIGNUP'),
    /** Where the provider gave none, or another is wanted. */
    email: email.optional(),
  }),
  answer: z.object({ minutes: z.number(), email: z.string() }),
  errors: ['SNS_TICKET_EXPIRED', 'INVALID_EMAIL', 'ALREADY_EXIST_USER', 'LEAVED_USER', 'PROVIDER_DOWN'],
  limit: 'mail',
})

/** After `start?mode=link`. */
export const link = call({
  name: 'signIn.link',
  method: 'POST',
  path: '/api/v1/account/{provider}/update',
  summary: 'Joins a provider to the account that is signed in',
  access: 'token',
  params,
  body: comeback,
  answer: z.object({ logins: z.array(login) }),
  errors: [...comebackErrors, 'SNS_ALREADY_LINKED'],
  limit: 'login',
})

export const unlink = call({
  name: 'signIn.unlink',
  method: 'DELETE',
  path: '/api/v1/account/{provider}/link',
  summary: 'Parts a provider from the account, unless it is the last way in',
  access: 'token',
  params,
  answer: z.object({ logins: z.array(login) }),
  errors: ['UNSUPPORTED_PROVIDER', 'NOT_FOUND', 'LAST_WAY_IN'],
  extension: true,
})

/** After `start?mode=confirm`: in place of the password where there is none. */
export const confirm = call({
  name: 'signIn.confirm',
  method: 'POST',
  path: '/api/v1/account/{provider}/confirm',
  summary: 'Signs in once more, to withdraw with the answer',
  access: 'token',
  params,
  body: comeback,
  answer: z.object({ snsCode: z.string(), minutes: z.number() }),
  errors: [...comebackErrors, 'SNS_OTHER_PERSON'],
  limit: 'login',
  extension: true,
})

/** What a visitor is about to do; a proof of anything else is none. */
export const captchaActions = ['code', 'signup', 'quest'] as const

export const checkCaptcha = call({
  name: 'captcha.check',
  method: 'POST',
  path: '/api/v1/captcha/google-check',
  summary:
    'Marks a visitor for ten minutes as asked; whom the captcha doubts goes on slower, and so does who brings no token',
  access: 'public',
  query: z.object({ token: z.string().min(1).max(4096).optional() }),
  answer: nothing,
  errors: ['PROVIDER_OFF', 'CAPTCHA_FAILED'],
  limit: 'login',
})
