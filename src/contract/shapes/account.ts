import * as z from 'zod'
import { anyEmail, email, nothing } from './basic.ts'
import { passkeyAsked, passkeyProof } from './second-factor.ts'

/** Purpose of the mailed code. */
const mode = z.enum(['SIGNUP', 'PASSWORD', 'DORMANCY'])

const code = z.string().regex(/^\d{6}$/)

/** Answer of sign-up and login. */
export const session = z.object({
  id: z.number(),
  accessToken: z.string(),
  fullName: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  /** Language of the account, as in REST: `ko`, `zh_CN`. */
  locale: z.string().nullable(),
})

export const termsAgree = z.object({
  taService: z.boolean(),
  taPrivacy: z.boolean(),
  emailRcv: z.boolean().default(false),
  countryCode: z.string().length(2).default('KR'),
})

export const checkEmail = {
  query: z.object({ email: anyEmail }),
  answer: z.object({ valid: z.literal(true) }),
}

export const checkEmailToInvite = { ...checkEmail }

export const sendCode = { body: z.object({ email, mode }), answer: z.object({ minutes: z.number() }) }

export const confirmCode = { body: z.object({ email, code, mode }), answer: nothing }

export const signUp = {
  body: z.object({
    email,
    password: z.string().max(200),
    fullName: z.string().trim().min(1).max(40),
    image: z.string().max(2000).nullish(),
    termsAgree: termsAgree.optional(),
    invitedCode: z.string().max(64).nullish(),
    /** Token of an invitation that was mailed to this e-mail: it confirms it, instead of a code. */
    invitation: z.string().max(100).optional(),
  }),
  answer: session,
}

export const logIn = {
  body: z.object({
    email: anyEmail,
    password: z.string().max(200),
    /** Of the second factor: six digits of the authenticator app, or a recovery code. */
    code: z.string().max(40).optional(),
    /** Instead of the code. */
    passkey: passkeyProof.optional(),
    /** true: no code is asked in this browser for 90 days. */
    trustsBrowser: z.boolean().optional(),
  }),
  answer: session,
}

/** The options for the passkey of a login, for who has the password. */
export const askLoginPasskey = {
  body: z.object({ email: anyEmail, password: z.string().max(200) }),
  answer: passkeyAsked,
}

export const logOut = { answer: nothing }

export const logOutEverywhere = { answer: nothing }

export const resetPassword = {
  body: z.object({
    email,
    code,
    newPassword: z.string().max(200),
    /** The new password once more; when it is sent, both have to be equal. */
    password: z.string().max(200).optional(),
  }),
  answer: nothing,
}

export const restoreDormancy = {
  body: z.object({ email, code, mode: z.literal('DORMANCY').default('DORMANCY') }),
  answer: nothing,
}
