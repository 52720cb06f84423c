import { call, ordinaryBodyBytes } from './call.ts'
import type * as shapes from './shapes/second-factor.ts'

/** The second factor of an account: an authenticator app (TOTP, RFC 6238) with recovery codes. */
export const readSecondFactor = call<typeof shapes.readSecondFactor>({
  name: 'secondFactor.read',
  method: 'GET',
  path: '/api/v1/me/second-factor',
  summary: 'Since when the account has a second factor, and how many recovery codes are left',
  access: 'token',
  extension: true,
  answerHash: 'eff9fbc4',
})

export const beginSecondFactor = call<typeof shapes.beginSecondFactor>({
  name: 'secondFactor.begin',
  method: 'POST',
  path: '/api/v1/me/second-factor/begin',
  summary: 'A new secret for an authenticator app; nothing is changed until a code confirms it',
  access: 'token',
  errors: ['WRONG_PASSWORD', 'CONFLICT'],
  limit: 'login',
  extension: true,
})

export const turnOnSecondFactor = call<typeof shapes.turnOnSecondFactor>({
  name: 'secondFactor.turnOn',
  method: 'POST',
  path: '/api/v1/me/second-factor',
  summary: 'Turns the second factor on by a first code, and ends every other session',
  access: 'token',
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CONFLICT'],
  limit: 'login',
  extension: true,
})

export const turnOffSecondFactor = call<typeof shapes.turnOffSecondFactor>({
  name: 'secondFactor.turnOff',
  method: 'POST',
  path: '/api/v1/me/second-factor/off',
  summary: 'Turns the second factor off',
  access: 'token',
  errors: ['WRONG_PASSWORD'],
  limit: 'login',
  stepUp: true,
  extension: true,
})

export const renewRecoveryCodes = call<typeof shapes.renewRecoveryCodes>({
  name: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/me/second-factor/recovery-code',
  summary: 'Makes ten new recovery codes; the earlier ones are void',
  access: 'token',
  errors: ['NOT_FOUND'],
  limit: 'login',
  stepUp: true,
  extension: true,
})

export const beginPasskey = call<typeof shapes.beginPasskey>({
  name: 'secondFactor.beginPasskey',
  method: 'POST',
  path: '/api/v1/me/second-factor/passkey/begin',
  summary: 'Options for an authenticator that shall make a passkey',
  access: 'token',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  limit: 'login',
  stepUp: true,
  extension: true,
})

export const addPasskey = call<typeof shapes.addPasskey>({
  name: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/api/v1/me/second-factor/passkey',
  summary: 'Adds a passkey, which replaces codes of the second factor',
  access: 'token',
  maxBodyBytes: 2 * ordinaryBodyBytes,
  errors: ['NOT_FOUND', 'CODE_WRONG', 'CODE_EXPIRED', 'CONFLICT', 'LIMIT_EXCEEDED'],
  limit: 'login',
  stepUp: true,
  extension: true,
})

export const removePasskey = call<typeof shapes.removePasskey>({
  name: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/api/v1/me/second-factor/passkey/{id}',
  summary: 'Removes a passkey',
  access: 'token',
  errors: ['NOT_FOUND'],
  stepUp: true,
  extension: true,
})

export const askPasskey = call<typeof shapes.askPasskey>({
  name: 'secondFactor.askPasskey',
  method: 'POST',
  path: '/api/v1/me/second-factor/step-up/passkey',
  summary: 'Options for an authenticator with a passkey of the account, for secondFactor.stepUp',
  access: 'token',
  errors: ['NOT_FOUND'],
  limit: 'login',
  extension: true,
})

export const stepUp = call<typeof shapes.stepUp>({
  name: 'secondFactor.stepUp',
  method: 'POST',
  path: '/api/v1/me/second-factor/step-up',
  summary: 'Allows this session calls that need the second factor, for ten minutes',
  access: 'token',
  errors: ['CODE_WRONG', 'NOT_FOUND'],
  limit: 'login',
  extension: true,
})

/** For pages that send the person to a provider before they make such a call. */
export const checkStepUp = call<typeof shapes.checkStepUp>({
  name: 'secondFactor.checkStepUp',
  method: 'GET',
  path: '/api/v1/me/second-factor/step-up',
  summary: 'Whether this session may make calls that need the second factor',
  access: 'token',
  stepUp: true,
  extension: true,
})
