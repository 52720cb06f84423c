import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'
import { login } from './sign-in.ts'

const me = z.object({
  id: z.number(),
  email: z.string(),
  fullName: z.string(),
  image: z.string().nullable(),
  locale: z.string().nullable(),
  /** Consent to advertising by e-mail. */
  emailConsent: z.boolean(),
  /** false: the account signs in by a provider only. */
  hasPassword: z.boolean(),
  /** Providers linked to the account. */
  logins: z.array(login),
})

export const readMe = { answer: me }

export const changeProfile = {
  body: z.object({
    fullName: z.string().trim().min(1).max(40).optional(),
    image: z.string().max(2000).nullish(),
    locale: z.enum(['ko', 'en', 'ja', 'zh_CN', 'zh_TW']).optional(),
  }),
  answer: me,
}

export const changePassword = {
  body: z.object({ password: z.string().max(200), newPassword: z.string().max(200) }),
  answer: nothing,
}

export const subscribeEmail = {
  body: z.object({ active: z.boolean() }),
  answer: z.object({ active: z.boolean(), changedAt: z.string().nullable() }),
}

export const withdraw = {
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(200).optional(),
    /** Answer of `signIn.confirm`; replaces the password of an account that has none. */
    snsCode: z.string().max(100).optional(),
    leaveReason: z.enum(['NOT_USED', 'PRICE', 'MISSING', 'HARD', 'OTHER']),
  }),
  answer: nothing,
}

export const listDevices = {
  answer: listOf(
    'devices',
    z.object({
      idDevice: z.number(),
      /** Browser and system; null where the user agent is unknown. */
      name: z.string().nullable(),
      signedInAt: z.string(),
      lastSeenAt: z.string(),
      isThisOne: z.boolean(),
    }),
  ),
}

export const closeDevice = { params: z.object({ id }), answer: nothing }
