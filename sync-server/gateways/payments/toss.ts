import { createHash } from 'node:crypto'
import type { TossKeys } from '#server/environment/environment.ts'
import type { Logger } from '#server/logging.ts'
import { type Charge, type Decline, declined, type Gateway } from './gateway.ts'
import {
  type AskGateway,
  basicAuth,
  type Json,
  numberOf,
  openGatewayFetch,
  partOf,
  textOf,
} from './gateway-fetch.ts'

/** Codes that refuse. Any other is looked up: the status of an answer says nothing. */
const refusals: Readonly<Record<string, Decline>> = {
  REJECT_CARD_PAYMENT: 'LIMIT',
  REJECT_CARD_COMPANY: 'REFUSED',
  INVALID_CARD_EXPIRATION: 'CARD_EXPIRED',
  INVALID_STOPPED_CARD: 'CARD_STOPPED',
  INVALID_CARD_LOST_OR_STOLEN: 'CARD_STOPPED',
  INVALID_REJECT_CARD: 'REFUSED',
  INVALID_CARD_NUMBER: 'CARD_INVALID',
  INVALID_CARD_PASSWORD: 'CARD_INVALID',
  INVALID_CARD_IDENTITY: 'CARD_INVALID',
  EXCEED_MAX_AUTH_COUNT: 'CARD_STOPPED',
  NOT_SUPPORTED_CARD_TYPE: 'CARD_INVALID',
  INVALID_BILL_KEY_REQUEST: 'KEY_GONE',
  NOT_MATCHES_CUSTOMER_KEY: 'KEY_GONE',
  BELOW_MINIMUM_AMOUNT: 'AMOUNT',
  UNAUTHORIZED_KEY: 'CONFIG',
  INVALID_API_KEY: 'CONFIG',
}

/** Toss Payments: https://docs.tosspayments.com/reference */
export function openToss({ secretKey, baseUrl }: TossKeys, log: Pick<Logger, 'info'>): Gateway {
  const begin = openGatewayFetch('toss', baseUrl, { authorization: basicAuth(secretKey, '') }, log)
  const once = (key: string) => ({ 'idempotency-key': key })

  async function lookUp(ask: AskGateway, orderRef: string): Promise<Charge | null> {
    const answer = await ask('GET', `/v1/payments/orders/${encodeURIComponent(orderRef)}`)
    if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
    const code = textOf(answer.body.code)
    if (code === 'NOT_FOUND_PAYMENT') return null
    if (answer.status !== 200) return { state: 'UNKNOWN', raw: code || String(answer.status) }
    return toCharge(answer.body)
  }

  return {
    name: 'toss',
    isSandbox: false,

    async issueKey({ customerKey, ref, card }) {
      const [year = '', month = ''] = card.expireDate.split('-')
      const answer = await begin()('POST', '/v1/billing/authorizations/card', {
        headers: once(ref),
        body: {
          customerKey,
          cardNumber: card.number,
          cardExpirationYear: year.slice(2),
          cardExpirationMonth: month,
          customerIdentityNumber: card.identity,
          cardPassword: card.pw2Digit,
        },
      })
      if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
      const billingKey = textOf(answer.body.billingKey)
      if (answer.status === 200 && billingKey !== '')
        return { state: 'ISSUED', key: { billingKey, customerKey }, brand: null }
      const code = textOf(answer.body.code)
      const refusal = refusals[code]
      return refusal ? declined(refusal, code) : { state: 'UNKNOWN', raw: code || String(answer.status) }
    },

    async deleteKey({ billingKey }) {
      const answer = await begin()('DELETE', `/v1/billing/${encodeURIComponent(billingKey)}`)
      // Deleting may not be offered, or it is gone: then it is only dropped here.
      return answer !== null && answer.status < 500 && answer.status !== 429
    },

    async charge({ key, orderRef, amount, name }) {
      const ask = begin()
      const answer = await ask('POST', `/v1/billing/${encodeURIComponent(key.billingKey)}`, {
        headers: once(orderRef),
        body: { customerKey: key.customerKey, amount, orderId: orderRef, orderName: name },
      })
      if (answer?.status === 200) return toCharge(answer.body)
      const code = textOf(answer?.body.code)
      const refusal = refusals[code]
      if (refusal) return declined(refusal, code)
      return (await lookUp(ask, orderRef)) ?? { state: 'UNKNOWN', raw: code || 'no answer' }
    },

    lookUp: (orderRef) => lookUp(begin(), orderRef),
    voidUnseen: null,

    async refund({ txn, refundRef, amount, left, reason }) {
      const answer = await begin()('POST', `/v1/payments/${encodeURIComponent(txn)}/cancel`, {
        headers: once(refundRef),
        body: { cancelReason: reason, ...(amount !== left && { cancelAmount: amount }) },
      })
      if (answer?.status === 200) return { state: 'DONE' }
      const code = textOf(answer?.body.code)
      if (code === 'ALREADY_CANCELED_PAYMENT') return { state: 'DONE' }
      if (code === 'NOT_CANCELABLE_AMOUNT' || code === 'NOT_CANCELABLE_PAYMENT')
        return { state: 'REFUSED', raw: code }
      return { state: 'UNKNOWN', raw: code || 'no answer' }
    },

    // Toss signs nothing, so that its webhooks only hasten a look-up.
    readWebhook(raw) {
      const body = partOf(JSON.parse(raw.toString('utf8')))
      const orderRef = textOf(partOf(body.data).orderId)
      if (orderRef === '') return null
      return { id: createHash('sha256').update(raw).digest('hex'), orderRef }
    },
  }
}

function toCharge(payment: Json): Charge {
  const status = textOf(payment.status)
  switch (status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
    case 'CANCELED':
      return {
        state: 'PAID',
        txn: textOf(payment.paymentKey),
        amount: numberOf(payment.totalAmount),
        left: numberOf(payment.balanceAmount),
        approveNo: textOf(partOf(payment.card).approveNo) || null,
        receiptUrl: textOf(partOf(payment.receipt).url) || null,
      }
    case 'ABORTED':
    case 'EXPIRED': {
      const code = textOf(partOf(payment.failure).code)
      return declined(refusals[code] ?? 'REFUSED', code || status)
    }
    default:
      return { state: 'UNKNOWN', raw: status }
  }
}
