import * as z from 'zod'
import { anyEmail, id, listOf, nothing } from './basic.ts'
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

/** Events of another kind are of a newer release. */
const securityEventKinds = [
  'SIGN_UP',
  'LOGIN',
  'LOGIN_FAILED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'DORMANCY_ENDED',
  'DEVICE_ENDED',
  'SESSIONS_ENDED',
  'SESSIONS_ENDED_BY_OPERATOR',
  'PROVIDER_LINKED',
  'PROVIDER_UNLINKED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_OFF_BY_OPERATOR',
  'SECOND_STEP_FAILED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
] as const

/** Who the account is in the chat with support, and the proof of it. */
export const readChatMember = { answer: z.object({ memberId: z.string(), memberHash: z.string() }) }

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
    email: anyEmail,
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

export const pageSecurityEvents = {
  query: z.object({
    /** For paging: only entries older than this id. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: listOf(
    'events',
    z.object({
      idEvent: z.number(),
      kind: z.enum(securityEventKinds).or(z.string()),
      /** How the account signed in, or the provider; null for other events. */
      way: z.enum(['PASSWORD', 'GOOGLE', 'KAKAO', 'NAVER', 'FACEBOOK']).or(z.string()).nullable(),
      /** Browser and system; null where the user agent is unknown or no device of a person did it. */
      device: z.string().nullable(),
      /** Network of the address, such as `203.0.113.0/24`; never the whole address. */
      network: z.string().nullable(),
      /** Of logins: whether the account had signed in in that browser before. */
      isKnownBrowser: z.boolean().nullable(),
      /** Failed logins of a day are one event. */
      times: z.number(),
      at: z.string(),
    }),
  ),
}

export const closeDevice = { params: z.object({ id }), answer: nothing }
