import { call } from './call.ts'
import type * as shapes from './shapes/operator-money.ts'

const base = '/api/v1/operator'
const ofOperator = { access: 'token', staff: 'OPERATOR', extension: true } as const

export const listOrders = call<typeof shapes.listOrders>({
  ...ofOperator,
  name: 'operator.orders',
  method: 'GET',
  path: `${base}/order`,
  summary: 'Orders of all brands, newest first, or only those that an operator has to look at',
})

export const readOrder = call<typeof shapes.readOrder>({
  ...ofOperator,
  name: 'operator.order',
  method: 'GET',
  path: `${base}/order/{pid}`,
  summary: 'An order with its attempts at the gateway, its refunds, its mails and what can be refunded',
  errors: ['NOT_FOUND'],
})

export const refundOrder = call<typeof shapes.refundOrder>({
  ...ofOperator,
  name: 'operator.refund',
  method: 'POST',
  path: `${base}/order/{pid}/refund`,
  summary:
    'Refunds an order as a whole, what is unused of it, or a part. The first two take back credits, and end the plan or bring back that before it',
  errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_OFF'],
})

export const lookUpOrder = call<typeof shapes.lookUpOrder>({
  ...ofOperator,
  name: 'operator.lookUp',
  method: 'POST',
  path: `${base}/order/{pid}/look-up`,
  summary: 'Asks the gateway now what became of an order, and settles it by that. Leaves an act',
  errors: ['NOT_FOUND'],
})

export const returnOrder = call<typeof shapes.returnOrder>({
  ...ofOperator,
  name: 'operator.returnOrder',
  method: 'POST',
  path: `${base}/order/{pid}/return`,
  summary:
    'Gives back all that was taken for an order of another amount, or notes that it was given back elsewhere, and closes the order as not paid',
  errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_OFF', 'PROVIDER_DOWN'],
})

export const closeOrder = call<typeof shapes.closeOrder>({
  ...ofOperator,
  name: 'operator.close',
  method: 'POST',
  path: `${base}/order/{pid}/close`,
  summary:
    'Closes an unknown order as not paid, where the gateway does not say otherwise in the same call. A charge that is found later is refunded',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const retryRefund = call<typeof shapes.retryRefund>({
  ...ofOperator,
  name: 'operator.retryRefund',
  method: 'POST',
  path: `${base}/order/{pid}/refund/{refundRef}/retry`,
  summary:
    'Sends a refund that was refused again, under a number of its own; CONFLICT where another operator did',
  errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_OFF'],
})

export const noteRefund = call<typeof shapes.noteRefund>({
  ...ofOperator,
  name: 'operator.noteRefund',
  method: 'POST',
  path: `${base}/order/{pid}/refund/{refundRef}/outside`,
  summary: 'Notes how the money of a refund that was refused was paid back without the gateway',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const resendMail = call<typeof shapes.resendMail>({
  ...ofOperator,
  name: 'operator.resendMail',
  method: 'POST',
  path: `${base}/order/{pid}/mail/{idMail}`,
  summary: 'Sends a mail of an order again, to who owns the brand now',
  errors: ['NOT_FOUND'],
})

export const pauseBrand = call<typeof shapes.pauseBrand>({
  ...ofOperator,
  name: 'operator.pause',
  method: 'POST',
  path: `${base}/brand/{idBrand}/pause`,
  summary:
    'Pauses the payments of a brand: nothing is sold to it, no card is added and no renewal charged. Its work goes on',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const resumeBrand = call<typeof shapes.resumeBrand>({
  ...ofOperator,
  name: 'operator.resume',
  method: 'POST',
  path: `${base}/brand/{idBrand}/resume`,
  summary: 'Goes on with the payments of a brand',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const makePaymentLink = call<typeof shapes.makePaymentLink>({
  ...ofOperator,
  name: 'operator.makeLink',
  method: 'POST',
  path: `${base}/brand/{idBrand}/link`,
  summary:
    'Makes a link by which a payer without an account pays for a plan of a brand, and mails it to them. It can be used once, for 14 days',
  errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_OFF'],
})

export const listPaymentLinks = call<typeof shapes.listPaymentLinks>({
  ...ofOperator,
  name: 'operator.links',
  method: 'GET',
  path: `${base}/brand/{idBrand}/link`,
  summary: 'Payment links of a brand with what became of them, newest first',
})

export const withdrawPaymentLink = call<typeof shapes.withdrawPaymentLink>({
  ...ofOperator,
  name: 'operator.withdrawLink',
  method: 'DELETE',
  path: `${base}/brand/{idBrand}/link/{idPaymentLink}`,
  summary: 'Withdraws a payment link: it takes no payment any more',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
