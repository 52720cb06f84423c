import * as z from 'zod'
import { call } from './call.ts'
import { id, listOf, nothing } from './shapes.ts'
import { login } from './sign-in.ts'

const me = z.object({
  id: z.number(),
  email: z.string(),
  fullName: z.string(),
  image: z.string().nullable(),
  locale: z.string().nullable(),
  /** Whether advertising may be mailed. */
  emailConsent: z.boolean(),
  /** false: signs in by a provider only. */
  hasPassword: z.boolean(),
  /** The providers that the account is joined to. */
  logins: z.array(login),
})

export const readMe = call({
  name: 'me.read',
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Who is signed in',
  access: 'token',
  answer: me,
})

export const changeProfile = call({
  name: 'me.changeProfile',
  method: 'POST',
  path: '/api/v1/me/update/profile',
  summary: 'Changes name, picture or language',
  access: 'token',
  body: z.object({
    fullName: z.string().trim().min(1).max(40).optional(),
    image: z.string().max(2000).nullish(),
    locale: z.enum(['ko', 'en', 'ja', 'zh_CN', 'zh_TW']).optional(),
  }),
  answer: me,
  queueing: 'replay',
  idempotent: true,
})

export const changePassword = call({
  name: 'me.changePassword',
  method: 'POST',
  path: '/api/v1/me/update/password',
  summary: 'Changes the password, and ends every other session',
  access: 'token',
  body: z.object({ password: z.string().max(200), newPassword: z.string().max(200) }),
  answer: nothing,
  errors: ['WRONG_PASSWORD', 'INVALID_PASSWORD', 'EASY_PASSWORD'],
  limit: 'login',
})

export const subscribeEmail = call({
  name: 'me.subscribeEmail',
  method: 'POST',
  path: '/api/v1/me/subscribe/email',
  summary: 'Says yes or no to advertising by e-mail',
  access: 'token',
  body: z.object({ active: z.boolean() }),
  answer: z.object({ active: z.boolean(), changedAt: z.string().nullable() }),
  queueing: 'replay',
  idempotent: true,
})

export const withdraw = call({
  name: 'me.withdraw',
  method: 'POST',
  path: '/api/v1/me/withdrawal',
  summary: 'Closes the account; brands without anybody else go with it',
  access: 'token',
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(200).optional(),
    /** Of `signIn.confirm`, from who has no password. */
    snsCode: z.string().max(100).optional(),
    leaveReason: z.enum(['NOT_USED', 'PRICE', 'MISSING', 'HARD', 'OTHER']),
  }),
  answer: nothing,
  errors: ['WRONG_PASSWORD', 'SNS_TICKET_EXPIRED', 'CANCEL_FIRST', 'OWNER_STAYS'],
  limit: 'login',
})

export const listDevices = call({
  name: 'me.devices',
  method: 'GET',
  path: '/api/v1/me/device/list',
  summary: 'Where the account is signed in, the latest first',
  access: 'token',
  answer: listOf(
    'devices',
    z.object({
      idDevice: z.number(),
      /** Browser and system; null for a program that does not say. */
      name: z.string().nullable(),
      signedInAt: z.string(),
      lastSeenAt: z.string(),
      isThisOne: z.boolean(),
    }),
  ),
  extension: true,
})

export const closeDevice = call({
  name: 'me.closeDevice',
  method: 'DELETE',
  path: '/api/v1/me/device/{id}',
  summary: 'Signs one device out',
  access: 'token',
  params: z.object({ id }),
  answer: nothing,
  errors: ['NOT_FOUND'],
  extension: true,
})
