import { call } from './call.ts'
import type * as shapes from './shapes/me.ts'

export const readMe = call<typeof shapes.readMe>({
  name: 'me.read',
  method: 'GET',
  path: '/api/v1/me',
  summary: 'The profile of the signed-in account',
  access: 'token',
  answerHash: 'e369a95f',
})

export const readChatMember = call<typeof shapes.readChatMember>({
  name: 'me.chat',
  method: 'GET',
  path: '/api/v1/me/chat',
  summary: 'Who the account is in the chat with support; PROVIDER_OFF where there is none',
  access: 'token',
  errors: ['PROVIDER_OFF'],
})

export const changeProfile = call<typeof shapes.changeProfile>({
  name: 'me.changeProfile',
  method: 'POST',
  path: '/api/v1/me/update/profile',
  summary: 'Changes name, picture or language',
  access: 'token',
  queueing: 'replay',
  idempotent: true,
})

export const changePassword = call<typeof shapes.changePassword>({
  name: 'me.changePassword',
  method: 'POST',
  path: '/api/v1/me/update/password',
  summary: 'Changes the password, and ends every other session',
  access: 'token',
  errors: ['WRONG_PASSWORD', 'INVALID_PASSWORD', 'EASY_PASSWORD'],
  limit: 'login',
  stepUp: true,
})

export const subscribeEmail = call<typeof shapes.subscribeEmail>({
  name: 'me.subscribeEmail',
  method: 'POST',
  path: '/api/v1/me/subscribe/email',
  summary: 'Gives or withdraws the consent to advertising by e-mail',
  access: 'token',
  queueing: 'replay',
  idempotent: true,
})

export const withdraw = call<typeof shapes.withdraw>({
  name: 'me.withdraw',
  method: 'POST',
  path: '/api/v1/me/withdrawal',
  summary: 'Closes the account, and deletes the brands of which it is the only member',
  access: 'token',
  errors: ['WRONG_PASSWORD', 'SNS_TICKET_EXPIRED', 'CANCEL_FIRST', 'OWNER_STAYS'],
  limit: 'login',
  stepUp: true,
})

export const listDevices = call<typeof shapes.listDevices>({
  name: 'me.devices',
  method: 'GET',
  path: '/api/v1/me/device/list',
  summary: 'The sessions of the account, one for each device, last seen first',
  access: 'token',
  extension: true,
})

export const pageSecurityEvents = call<typeof shapes.pageSecurityEvents>({
  name: 'me.securityEvents',
  method: 'GET',
  path: '/api/v1/me/security-event/list',
  summary: 'Logins and what else concerned the security of the account, newest first',
  access: 'token',
  answerHash: '9079cb8b',
  extension: true,
})

export const closeDevice = call<typeof shapes.closeDevice>({
  name: 'me.closeDevice',
  method: 'DELETE',
  path: '/api/v1/me/device/{id}',
  summary: 'Signs one device out',
  access: 'token',
  errors: ['NOT_FOUND'],
  extension: true,
})
