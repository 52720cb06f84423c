import * as z from 'zod'
import { call } from './call.ts'
import { email, nothing } from './shapes.ts'

/** What the mailed code is for. */
const mode = z.enum(['SIGNUP', 'PASSWORD', 'DORMANCY'])
const code = z.string().regex(/^\d{6}$/)

/** What sign-up and login answer. */
export const session = z.object({
  id: z.number(),
  accessToken: z.string(),
  fullName: z.string(),
  email: z.string(),
  image: z.string().nullable(),
})

export const termsAgree = z.object({
  taService: z.boolean(),
  taPrivacy: z.boolean(),
  emailRcv: z.boolean().default(false),
  countryCode: z.string().length(2).default('KR'),
})

export const checkEmail = call({
  name: 'account.checkEmail',
  method: 'GET',
  path: '/api/v1/account/valid-email',
  summary: 'Whether an e-mail address may sign up',
  access: 'public',
  query: z.object({ email: z.string().max(254) }),
  answer: z.object({ valid: z.literal(true) }),
  errors: ['INVALID_EMAIL', 'ALREADY_EXIST_USER', 'LEAVED_USER'],
  limit: 'login',
})

/** The second path that the specification gives; invitation forms use it. */
export const checkEmailToInvite = call({
  ...checkEmail,
  name: 'account.checkEmailToInvite',
  path: '/api/v1/valid-email',
})

export const sendCode = call({
  name: 'account.sendCode',
  method: 'POST',
  path: '/api/v1/account/cert/email',
  summary: 'Mails a six-digit code',
  access: 'public',
  body: z.object({ email, mode }),
  answer: z.object({ minutes: z.number() }),
  errors: ['ALREADY_EXIST_USER', 'LEAVED_USER', 'PROVIDER_DOWN', 'CAPTCHA_NEEDED'],
  limit: 'mail',
})

export const confirmCode = call({
  name: 'account.confirmCode',
  method: 'POST',
  path: '/api/v1/account/cert/email/confirm',
  summary: 'Confirms the mailed code',
  access: 'public',
  body: z.object({ email, code, mode }),
  answer: nothing,
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
  limit: 'login',
})

export const signUp = call({
  name: 'account.signUp',
  method: 'POST',
  path: '/api/v1/account/signup',
  summary: 'Opens an account whose e-mail address was confirmed',
  access: 'public',
  body: z.object({
    email,
    password: z.string().max(200),
    fullName: z.string().trim().min(1).max(40),
    image: z.string().max(2000).nullish(),
    termsAgree: termsAgree.optional(),
    invitedCode: z.string().max(64).nullish(),
  }),
  answer: session,
  errors: [
    'ALREADY_EXIST_USER',
    'LEAVED_USER',
    'INVALID_PASSWORD',
    'EASY_PASSWORD',
    'CERT_NEEDED',
    'TERMS_NEEDED',
  ],
  limit: 'login',
})

export const logIn = call({
  name: 'account.logIn',
  method: 'POST',
  path: '/api/v1/account/login',
  summary: 'Signs in by e-mail and password',
  access: 'public',
  body: z.object({ email: z.string().max(254), password: z.string().max(200) }),
  answer: session,
  errors: ['WRONG_LOGIN', 'LEAVED_USER', 'DORMANT_USER'],
  limit: 'login',
})

export const logOut = call({
  name: 'account.logOut',
  method: 'POST',
  path: '/api/v1/account/logout',
  summary: 'Ends this session at the server',
  access: 'token',
  answer: nothing,
  extension: true,
})

export const logOutEverywhere = call({
  name: 'account.logOutEverywhere',
  method: 'POST',
  path: '/api/v1/account/logout/everywhere',
  summary: 'Ends every session of the account at the server',
  access: 'token',
  answer: nothing,
  extension: true,
})

export const resetPassword = call({
  name: 'account.resetPassword',
  method: 'POST',
  path: '/api/v1/account/cert/resetPassword/confirm',
  summary: 'Sets a new password by the mailed code, and ends every session',
  access: 'public',
  body: z.object({
    email,
    code,
    newPassword: z.string().max(200),
    /** The new password once more; when it is sent, the two have to be the same. */
    password: z.string().max(200).optional(),
  }),
  answer: nothing,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'INVALID_PASSWORD', 'EASY_PASSWORD'],
  limit: 'login',
})

export const restoreDormancy = call({
  name: 'account.restoreDormancy',
  method: 'POST',
  path: '/api/v1/account/cert/restoreDormancy/confirm',
  summary: 'Wakes a dormant account by the mailed code',
  access: 'public',
  body: z.object({ email, code, mode: z.literal('DORMANCY').default('DORMANCY') }),
  answer: nothing,
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
  limit: 'login',
})
