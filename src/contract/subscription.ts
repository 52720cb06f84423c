import { call } from './call.ts'
import type * as shapes from './shapes/subscription.ts'

const path = '/api/v2/subscribe/subscription'

export const readSubscription = call<typeof shapes.readSubscription>({
  name: 'subscription.read',
  method: 'GET',
  path,
  summary: 'The plan of a brand, until when it is paid, and what comes next',
  access: 'BRAND_ROLE_READER',
  answerHash: '9a6ce05b',
})

export const subscribe = call<typeof shapes.subscribe>({
  name: 'subscription.subscribe',
  method: 'POST',
  path,
  summary:
    'Buys a plan, a higher one for the rest of the period, or a renewal that was refused; `failedMsg` says why it is not paid',
  access: 'BRAND_ROLE_OWNER',
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'IDEMPOTENCY_CONFLICT',
    'INVALID_SUBSCRIBE_CONDITION_STORAGE',
    'PROVIDER_OFF',
  ],
  queueing: 'ask',
  orders: true,
})

export const subscribeFree = call<typeof shapes.subscribeFree>({
  name: 'subscription.free',
  method: 'POST',
  path: `${path}/free`,
  summary: 'Goes on with the free plan after one has ended',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CONFLICT', 'INVALID_SUBSCRIBE_CONDITION_STORAGE'],
  queueing: 'ask',
  idempotent: true,
})

export const changePeriod = call<typeof shapes.changePeriod>({
  name: 'subscription.changePeriod',
  method: 'PATCH',
  path: `${path}/period`,
  summary: 'Pays by the year from today, or by the month once the year is over',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_CONFLICT', 'PROVIDER_OFF'],
  queueing: 'ask',
  orders: true,
})

export const cancelSubscription = call<typeof shapes.cancelSubscription>({
  name: 'subscription.cancel',
  method: 'PATCH',
  path: `${path}/cancel`,
  summary: 'Cancels at the end of the period; at once where a renewal was refused',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CONFLICT', 'PROVIDER_DOWN', 'PROVIDER_OFF'],
  queueing: 'ask',
  idempotent: true,
})

export const withdrawCancel = call<typeof shapes.withdrawCancel>({
  name: 'subscription.withdrawCancel',
  method: 'PATCH',
  path: `${path}/withdrawCancel`,
  summary: 'Takes a cancellation back before the period has ended',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CONFLICT', 'PROVIDER_DOWN', 'PROVIDER_OFF'],
  queueing: 'ask',
  idempotent: true,
})

export const decidePrice = call<typeof shapes.decidePrice>({
  name: 'subscription.decidePrice',
  method: 'POST',
  path: `${path}/price`,
  summary:
    'Agrees to the higher price of the next payment, or lets the plan end before it; CONFLICT with AMOUNT_CHANGED where it is another price by now',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  extension: true,
})

export const takeBackPrice = call<typeof shapes.takeBackPrice>({
  name: 'subscription.takeBackPrice',
  method: 'DELETE',
  path: `${path}/price`,
  summary: 'Takes back what was decided about the price of the next payment, before it is charged',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CONFLICT'],
  extension: true,
})

export const checkDowngrade = call<typeof shapes.checkDowngrade>({
  name: 'subscription.checkDowngrade',
  method: 'GET',
  path: `${path}/check/downgrade`,
  summary: 'Whether the files of the brand fit a plan',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'INVALID_SUBSCRIBE_CONDITION_STORAGE'],
})

export const readAmount = call<typeof shapes.readAmount>({
  name: 'subscription.amount',
  method: 'GET',
  path: `${path}/amount`,
  summary: 'What a change of plan or period costs today',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const listPlansOnSale = call<typeof shapes.listPlansOnSale>({
  name: 'subscription.plans',
  method: 'GET',
  path: '/api/v1/subscribe/plan/list',
  summary:
    'The plans that are sold, with their prices: in won, or those in dollars, which are none where Lemon Squeezy is not connected',
  access: 'public',
  answerHash: '3d6eeedf',
})
