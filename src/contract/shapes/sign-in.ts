import * as z from 'zod'
import { snsTypes } from '../sign-in.ts'
import { session, termsAgree } from './account.ts'
import { email, nothing } from './basic.ts'

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

/** One provider that an account is joined to. */
export const login = z.object({ snsType, linkedAt: z.string() }).meta({ id: 'Login' })

export const start = {
  params,
  query: z.object({
    /** `link` and `confirm` need the access-token cookie. */
    mode: z.enum(['login', 'link', 'confirm']).default('login'),
  }),
  answer: z.unknown(),
}

/** Whom the provider named, as the page may show it. */
export const snsUserData = z.object({
  snsType,
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** At the provider; what is signed up with is fetched by the server. */
  image: z.string().nullable(),
})

export const logIn = {
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
}

export const signUp = {
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
}

export const sendSnsCode = {
  body: z.object({
    snsType,
    snsCode,
    mode: z.literal('SIGNUP').default('SIGNUP'),
    /** Where the provider gave none, or another is wanted. */
    email: email.optional(),
  }),
  answer: z.object({ minutes: z.number(), email: z.string() }),
}

export const link = { params, body: comeback, answer: z.object({ logins: z.array(login) }) }

export const unlink = { params, answer: z.object({ logins: z.array(login) }) }

export const confirm = {
  params,
  body: comeback,
  answer: z.object({ snsCode: z.string(), minutes: z.number() }),
}

export const checkCaptcha = {
  query: z.object({ token: z.string().min(1).max(4096).optional() }),
  answer: nothing,
}
