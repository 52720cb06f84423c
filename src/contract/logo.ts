import { call } from './call.ts'
import type * as shapes from './shapes/logo.ts'

const path = '/api/v1/subscribe/pay-logo'

export const listProducts = call<typeof shapes.listProducts>({
  name: 'product.list',
  method: 'GET',
  path: '/api/v1/products',
  summary: 'Logos by designers, with their options; prices in dollars where PayPal is connected',
  access: 'public',
  answerHash: '8a6e4826',
})

export const readProduct = call<typeof shapes.readProduct>({
  name: 'product.read',
  method: 'GET',
  path: '/api/v1/products/{id}',
  summary: 'One of the logos by designers',
  access: 'public',
  errors: ['NOT_FOUND'],
})

export const payLogo = call<typeof shapes.payLogo>({
  name: 'logo.pay',
  method: 'POST',
  path,
  summary:
    'Orders a logo with a stored card; `failedMsg` says why it is not paid. Paid, it is a task of the brand, and brings a pass',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'PROVIDER_OFF', 'CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  queueing: 'ask',
  orders: true,
})

export const payLogoByPaypal = call<typeof shapes.payLogoByPaypal>({
  name: 'logo.payByPaypal',
  method: 'POST',
  path: `${path}/paypal`,
  summary:
    'Orders a logo in dollars. `url` is the page of PayPal, which comes back to /brand/setting/paylogo/paypal with its `token`',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_OFF', 'PROVIDER_DOWN', 'IDEMPOTENCY_CONFLICT'],
  orders: true,
})

export const confirmPaypal = call<typeof shapes.confirmPaypal>({
  name: 'logo.confirmPaypal',
  method: 'POST',
  path: `${path}/paypal/confirm`,
  summary: 'Takes the money of an order that was approved at PayPal, and says what has become of it',
  access: 'BRAND_ROLE_OWNER',
  errors: ['NOT_FOUND', 'PROVIDER_OFF'],
  extension: true,
})
