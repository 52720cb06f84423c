import { call } from './call.ts'
import type * as shapes from './shapes/account.ts'

export const checkEmail = call<typeof shapes.checkEmail>({
  name: 'account.checkEmail',
  method: 'GET',
  path: '/api/v1/account/valid-email',
  summary: 'Whether an e-mail address may sign up',
  access: 'public',
  errors: ['INVALID_EMAIL', 'ALREADY_EXIST_USER', 'LEAVED_USER', 'SIGN_UP_CLOSED'],
  limit: 'login',
})

/** The specification names this path too; invitation forms use it. */
export const checkEmailToInvite = call<typeof shapes.checkEmailToInvite>({
  ...checkEmail,
  name: 'account.checkEmailToInvite',
  path: '/api/v1/valid-email',
})

export const sendCode = call<typeof shapes.sendCode>({
  name: 'account.sendCode',
  method: 'POST',
  path: '/api/v1/account/cert/email',
  summary: 'Mails a six-digit code',
  access: 'public',
  errors: ['ALREADY_EXIST_USER', 'LEAVED_USER', 'PROVIDER_DOWN', 'CAPTCHA_NEEDED', 'SIGN_UP_CLOSED'],
  limit: 'mail',
})

export const confirmCode = call<typeof shapes.confirmCode>({
  name: 'account.confirmCode',
  method: 'POST',
  path: '/api/v1/account/cert/email/confirm',
  summary: 'Confirms the mailed code',
  access: 'public',
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
  limit: 'login',
})

export const signUp = call<typeof shapes.signUp>({
  name: 'account.signUp',
  method: 'POST',
  path: '/api/v1/account/signup',
  summary: 'Creates an account whose e-mail address was confirmed',
  access: 'public',
  errors: [
    'SIGN_UP_CLOSED',
    'ALREADY_EXIST_USER',
    'LEAVED_USER',
    'INVALID_PASSWORD',
    'EASY_PASSWORD',
    'CERT_NEEDED',
    'TERMS_NEEDED',
  ],
  limit: 'login',
})

export const logIn = call<typeof shapes.logIn>({
  name: 'account.logIn',
  method: 'POST',
  path: '/api/v1/account/login',
  summary: 'Signs in by e-mail and password',
  access: 'public',
  errors: ['WRONG_LOGIN', 'LEAVED_USER', 'DORMANT_USER', 'SECOND_STEP_NEEDED', 'CODE_WRONG'],
  limit: 'login',
  triesPassword: true,
})

export const askLoginPasskey = call<typeof shapes.askLoginPasskey>({
  name: 'account.askLoginPasskey',
  method: 'POST',
  path: '/api/v1/account/login/passkey',
  summary: 'Options for an authenticator with a passkey of the account, for account.logIn',
  access: 'public',
  errors: ['WRONG_LOGIN', 'LEAVED_USER', 'DORMANT_USER', 'NOT_FOUND'],
  limit: 'login',
  triesPassword: true,
  extension: true,
})

export const logOut = call<typeof shapes.logOut>({
  name: 'account.logOut',
  method: 'POST',
  path: '/api/v1/account/logout',
  summary: 'Ends this session at the server',
  access: 'token',
  extension: true,
})

export const logOutEverywhere = call<typeof shapes.logOutEverywhere>({
  name: 'account.logOutEverywhere',
  method: 'POST',
  path: '/api/v1/account/logout/everywhere',
  summary: 'Ends every session of the account at the server',
  access: 'token',
  extension: true,
})

export const resetPassword = call<typeof shapes.resetPassword>({
  name: 'account.resetPassword',
  method: 'POST',
  path: '/api/v1/account/cert/resetPassword/confirm',
  summary: 'Sets a new password by the mailed code, and ends every session',
  access: 'public',
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'INVALID_PASSWORD', 'EASY_PASSWORD'],
  limit: 'login',
})

export const restoreDormancy = call<typeof shapes.restoreDormancy>({
  name: 'account.restoreDormancy',
  method: 'POST',
  path: '/api/v1/account/cert/restoreDormancy/confirm',
  summary: 'Ends the dormancy of an account by the mailed code',
  access: 'public',
  errors: ['CODE_WRONG', 'CODE_EXPIRED'],
  limit: 'login',
})
