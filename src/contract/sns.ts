import { call } from './call.ts'
import type * as shapes from './shapes/sns.ts'

const base = '/api/v1/sns/token'

const connecting = {
  method: 'POST',
  access: 'BRAND_ROLE_ADMIN',
  errors: [
    'PROVIDER_OFF',
    'PROVIDER_DOWN',
    'SNS_STATE_MISMATCH',
    'SNS_EXCHANGE_FAILED',
    'NO_SNS_ACCOUNT',
    'LIMIT_EXCEEDED',
  ],
  limit: 'login',
} as const

export const listSnsAccounts = call<typeof shapes.listSnsAccounts>({
  name: 'sns.accounts',
  method: 'GET',
  path: `${base}/account/list`,
  summary: 'Accounts of the brand at Facebook and Instagram, by name, and which of the two can be connected',
  access: 'BRAND_ROLE_ADMIN',
  answerHash: 'c45380b0',
})

/** Follows `signIn.start?mode=planner`. */
export const connectFacebook = call<typeof shapes.connectFacebook>({
  ...connecting,
  name: 'sns.connectFacebook',
  path: `${base}/facebook`,
  summary:
    'Connects the Facebook Pages that the person has agreed to; those that are connected get a new token',
})

/** Follows `signIn.start?mode=planner`. */
export const connectInstagram = call<typeof shapes.connectInstagram>({
  ...connecting,
  name: 'sns.connectInstagram',
  path: `${base}/instagram`,
  summary: 'Connects a professional account of Instagram; one that is connected gets a new token',
})

export const disconnectSnsAccount = call<typeof shapes.disconnectSnsAccount>({
  name: 'sns.disconnect',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Deletes the token of an account, and withdraws our access at the provider where that is possible',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['NOT_FOUND'],
})
