import { call } from './call.ts'
import type * as shapes from './shapes/lemon-squeezy.ts'

export const readLemonSubscription = call<typeof shapes.readLemonSubscription>({
  name: 'lemonSqueezy.subscription',
  method: 'GET',
  path: '/api/v1/lemonsqueezy/subscription',
  summary:
    'The subscription in dollars as Lemon Squeezy knows it, with the pages where it is changed; `update` is for another plan',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'PROVIDER_OFF', 'PROVIDER_DOWN'],
})

export const createCheckout = call<typeof shapes.createCheckout>({
  name: 'lemonSqueezy.checkout',
  method: 'POST',
  path: '/api/v1/lemonsqueezy/checkouts',
  summary: 'The page of Lemon Squeezy where a plan is bought in dollars. Of the body only the variant counts',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_SUBSCRIBE_CONDITION_STORAGE', 'PROVIDER_OFF', 'PROVIDER_DOWN'],
})
