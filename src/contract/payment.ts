import { call } from './call.ts'
import type * as shapes from './shapes/payment.ts'

export const addPayMethod = call<typeof shapes.addPayMethod>({
  name: 'payMethod.add',
  method: 'POST',
  path: '/api/v1/subscribe/payMethod',
  summary: 'Registers a card at the payment gateway; its number is not stored',
  access: 'BRAND_ROLE_OWNER',
  errors: [
    'INVALID_CARD_NUMBER',
    'INVALID_BUSINESS_NUMBER',
    'CARD_REFUSED',
    'LIMIT_EXCEEDED',
    'PROVIDER_OFF',
    'PROVIDER_DOWN',
  ],
})

export const listPayMethods = call<typeof shapes.listPayMethods>({
  name: 'payMethod.list',
  method: 'GET',
  path: '/api/v1/subscribe/payMethod/list',
  summary: 'The cards of a brand, that which is charged first',
  access: 'BRAND_ROLE_OWNER',
  answerHash: 'c9877589',
})

export const setDefaultPayMethod = call<typeof shapes.setDefaultPayMethod>({
  name: 'payMethod.setDefault',
  method: 'PATCH',
  path: '/api/v1/subscribe/payMethod/{idPayMethod}',
  summary: 'Makes a card the one that is charged',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND'],
  queueing: 'ask',
  idempotent: true,
})

export const deletePayMethod = call<typeof shapes.deletePayMethod>({
  name: 'payMethod.delete',
  method: 'DELETE',
  path: '/api/v1/subscribe/payMethod/{idPayMethod}',
  summary: 'Deletes a card; where it was the one that is charged, the newest of the others becomes that',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const pagePayments = call<typeof shapes.pagePayments>({
  name: 'payment.page',
  method: 'GET',
  path: '/api/v1/subscribe/payment/page',
  summary: 'What a brand has paid, newest first',
  access: 'BRAND_ROLE_OWNER',
  answerHash: '01ab80a8',
})

export const readPayment = call<typeof shapes.readPayment>({
  name: 'payment.read',
  method: 'GET',
  path: '/api/v1/subscribe/payment/{pid}',
  summary: 'One payment with its tax, its approval and what was refunded of it',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND'],
  answerHash: 'e8ae37b4',
})
