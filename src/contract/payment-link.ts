import { call } from './call.ts'
import type * as shapes from './shapes/payment-link.ts'

const path = '/api/v1/subscribe/link'

export const readPaymentLink = call<typeof shapes.readPaymentLink>({
  name: 'paymentLink.read',
  method: 'GET',
  path: `${path}/{idPaymentLink}`,
  summary:
    'What a payment link is for, and with the number or the key of its order what became of the payment',
  access: 'public',
  errors: ['NOT_FOUND'],
  orders: true,
  extension: true,
})

export const payByLink = call<typeof shapes.payByLink>({
  name: 'paymentLink.pay',
  method: 'POST',
  path,
  summary:
    'Pays for a plan of a brand with a new card, which becomes the card of the brand; `failedMsg` says why it is not paid',
  access: 'public',
  errors: [
    'CAPTCHA_NEEDED',
    'NOT_FOUND',
    'CONFLICT',
    'INVALID_CARD_NUMBER',
    'INVALID_BUSINESS_NUMBER',
    'CARD_REFUSED',
    'LIMIT_EXCEEDED',
    'INVALID_SUBSCRIBE_CONDITION_STORAGE',
    'PROVIDER_OFF',
    'PROVIDER_DOWN',
  ],
  limit: 'login',
  orders: true,
})
