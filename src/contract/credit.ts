import { call } from './call.ts'
import type * as shapes from './shapes/credit.ts'

export const readCredit = call<typeof shapes.readCredit>({
  name: 'credit.read',
  method: 'GET',
  path: '/api/v1/credit',
  summary: 'The credits of a brand, and when which of them expire, in the order in which they are spent',
  access: 'BRAND_ROLE_ADMIN',
  answerHash: '2a05e036',
  extension: true,
})

export const pageCredits = call<typeof shapes.pageCredits>({
  name: 'credit.page',
  method: 'GET',
  path: '/api/v1/credit/page',
  summary: 'How credits came and went, newest first; `status` is a type, dates are days in Seoul',
  access: 'BRAND_ROLE_ADMIN',
  answerHash: '1c589104',
})

export const listCreditPlans = call<typeof shapes.listCreditPlans>({
  name: 'credit.plan',
  method: 'GET',
  path: '/api/v1/credit/plan',
  summary: 'What credits are sold for',
  access: 'public',
  answerHash: '96e4f470',
})

export const accumulateCredit = call<typeof shapes.accumulateCredit>({
  name: 'credit.accumulate',
  method: 'POST',
  path: '/api/v1/credit/accumulate',
  summary:
    'Buys credits with a stored card; `failedMsg` says why they are not paid, or that the result is being checked',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'PROVIDER_OFF', 'CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  queueing: 'ask',
  orders: true,
})

export const listInvites = call<typeof shapes.listInvites>({
  name: 'credit.invites',
  method: 'GET',
  path: '/api/v1/credit/invites',
  summary:
    "Friends who signed up by the caller's link, and who invited the caller, with the credits that the caller gets",
  access: 'token',
  answerHash: '661ad220',
  extension: true,
})
