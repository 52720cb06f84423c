import * as z from 'zod'
import { session, termsAgree } from './account.ts'
import { email, nothing } from './basic.ts'

/** Providers as written in bodies; paths have them in lower case. */
export const snsTypes = ['GOOGLE', 'KAKAO', 'NAVER', 'FACEBOOK'] as const

const snsType = z.enum(snsTypes)

/** Any text: an unknown provider is answered by UNSUPPORTED_PROVIDER, not by a failed validation. */
const provider = z.string().max(20)

const params = z.object({ provider })

/** Parameters of the provider's redirect, and the address that it was sent to. */
const callback = z.object({
  snsType,
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(200),
  /** Exactly PUBLIC_URL/oauth2/{provider}. */
  redirectUri: z.string().max(500),
})

/** One half of a ticket, held by the page; the other half is an HttpOnly cookie. */
const snsCode = z.string().min(1).max(100)

/** A provider linked to an account. */
export const login = z.object({ snsType, linkedAt: z.string() }).meta({ id: 'Login' })

export const start = {
  params,
  query: z.object({
    /**
     * All but `login` need the cookie of the access token. `planner`: to connect an account of a brand, at `facebook` or
     * `instagram`.
     */
    mode: z.enum(['login', 'link', 'confirm', 'planner']).default('login'),
  }),
  answer: z.unknown(),
}

/** The person as the provider describes them, for the sign-up form. */
const snsUserData = z.object({
  snsType,
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** Address at the provider; the server fetches the picture itself at sign-up. */
  image: z.string().nullable(),
})

export const logIn = {
  params,
  body: callback,
  answer: z.discriminatedUnion('snsAuthType', [
    session.extend({ snsAuthType: z.literal('LOGIN') }),
    z.object({
      snsAuthType: z.literal('SIGNUP'),
      snsUserData,
      /** false: `email`, or another address, has to be confirmed by a mailed code. */
      emailVerified: z.boolean(),
      snsCode: z.string(),
      /** How long `snsCode` is valid. */
      minutes: z.number(),
    }),
  ]),
}

const newcomer = z.object({
  /** Confirmed by code before; left out to use the verified one of the provider. */
  email: email.optional(),
  fullName: z.string().trim().min(1).max(40),
  /** Address of an uploaded picture; left out to use the provider's. */
  image: z.string().max(2000).nullish(),
  termsAgree,
  invitedCode: z.string().max(64).nullish(),
})

export const signUp = {
  params,
  body: z.union([
    /** After `logIn` has begun the sign-up. */
    newcomer.extend({ snsType, snsCode }),
    /** With the parameters of the redirect instead; without `fullName` the name at the provider. */
    newcomer.extend({ ...callback.shape, fullName: newcomer.shape.fullName.optional() }),
  ]),
  answer: session,
}

export const sendSnsCode = {
  body: z.object({
    snsType,
    snsCode,
    mode: z.literal('SIGNUP').default('SIGNUP'),
    /** Needed where the provider gave none; otherwise replaces it. */
    email: email.optional(),
  }),
  answer: z.object({ minutes: z.number(), email: z.string() }),
}

export const link = { params, body: callback, answer: z.object({ logins: z.array(login) }) }

export const unlink = { params, answer: z.object({ logins: z.array(login) }) }

export const confirm = {
  params,
  body: callback,
  answer: z.object({ snsCode: z.string(), minutes: z.number() }),
}

export const checkCaptcha = {
  query: z.object({ token: z.string().min(1).max(4096).optional() }),
  answer: nothing,
}
