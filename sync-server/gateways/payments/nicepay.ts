import { createCipheriv, createHash } from 'node:crypto'
import { cutBytes } from '#model/text/cut-text.ts'
import type { NicepayKeys } from '#server/environment/environment.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { Logger } from '#server/logging.ts'
import { type Card, type Charge, type Decline, declined, type Gateway } from './gateway.ts'
import {
  type AskGateway,
  basicAuth,
  type Json,
  numberOf,
  openGatewayFetch,
  partOf,
  textOf,
} from './gateway-fetch.ts'

const refusals: Readonly<Record<string, Decline>> = {
  3011: 'CARD_INVALID',
  3021: 'CARD_EXPIRED',
  3041: 'AMOUNT',
  3095: 'REFUSED',
  F112: 'CARD_INVALID',
  F113: 'CARD_INVALID',
  F118: 'CARD_INVALID',
  A124: 'KEY_GONE',
  A125: 'KEY_GONE',
  A126: 'KEY_GONE',
  U115: 'KEY_GONE',
}
/** The number of the order was used before. */
const duplicates = ['A127', 'U112', '2156', '2201']
const refunded = ['0000', '2001', '2211']
/** Answers to a net-cancel: it is cancelled, or was before. */
const cancelled = [...refunded, '2013']
/** There is nothing to cancel, or the hour for it is over: what has not arrived within it arrives no more. */
const nothingToCancel = ['2012', 'A118', 'A214', '2020']
/** In bytes. */
const longestName = 40

/** NICEPAY: https://github.com/nicepayments/nicepay-manual */
export function openNicepay(keys: NicepayKeys, log: Pick<Logger, 'info'>): Gateway {
  const { clientId, secretKey, baseUrl } = keys
  const begin = openGatewayFetch('nicepay', baseUrl, { authorization: basicAuth(clientId, secretKey) }, log)
  const hash = (...parts: readonly (string | number)[]) =>
    createHash('sha256')
      .update(parts.join('') + secretKey)
      .digest('hex')

  async function lookUp(ask: AskGateway, orderRef: string, day: string): Promise<Charge | null> {
    const date = day.replaceAll('-', '')
    const answer = await ask('GET', `/v1/payments/find/${encodeURIComponent(orderRef)}?orderDate=${date}`)
    if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
    const code = textOf(answer.body.resultCode)
    if (code === '0000') return toCharge(answer.body)
    // It tells by no code of its own that it has no such order: anything else of it would have one.
    if (answer.status === 404) return null
    return { state: 'UNKNOWN', raw: code || String(answer.status) }
  }

  /** Cancels whatever was charged for an order, as NICEPAY demands where no answer came. Returns its code; empty: no answer. */
  async function netCancel(ask: AskGateway, orderRef: string): Promise<string> {
    const ediDate = new Date().toISOString()
    const answer = await ask('POST', '/v1/payments/netcancel', {
      body: { orderId: orderRef, ediDate, signData: hash(orderRef, ediDate) },
    })
    return textOf(answer?.body.resultCode)
  }

  return {
    name: 'nicepay',
    isSandbox: false,

    async issueKey({ customerKey, ref, card }) {
      const ediDate = new Date().toISOString()
      const answer = await begin()('POST', '/v1/subscribe/regist', {
        body: {
          encData: encrypt(card, secretKey),
          orderId: ref,
          encMode: 'A2',
          ediDate,
          signData: hash(ref, ediDate),
        },
      })
      if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
      const code = textOf(answer.body.resultCode)
      const billingKey = textOf(answer.body.bid)
      if (code === '0000' && billingKey !== '')
        return { state: 'ISSUED', key: { billingKey, customerKey }, brand: null }
      const refusal = refusals[code]
      return refusal ? declined(refusal, code) : { state: 'UNKNOWN', raw: code || String(answer.status) }
    },

    async deleteKey({ billingKey }, ref) {
      const ediDate = new Date().toISOString()
      const answer = await begin()('POST', `/v1/subscribe/${encodeURIComponent(billingKey)}/expire`, {
        body: { orderId: ref, ediDate, signData: hash(ref, billingKey, ediDate) },
      })
      const code = textOf(answer?.body.resultCode)
      return code === '0000' || refusals[code] === 'KEY_GONE'
    },

    async charge({ key, orderRef, amount, name, mayCancel }) {
      const ask = begin()
      const ediDate = new Date().toISOString()
      const answer = await ask('POST', `/v1/subscribe/${encodeURIComponent(key.billingKey)}/payments`, {
        body: {
          orderId: orderRef,
          amount,
          goodsName: cutBytes(name, longestName),
          cardQuota: '0',
          useShopInterest: false,
          ediDate,
          signData: hash(orderRef, key.billingKey, ediDate),
        },
      })
      if (answer === null) {
        // Another process may have found the payment by now, and given what it buys.
        const cancelCode = (await mayCancel()) ? await netCancel(ask, orderRef) : ''
        return cancelled.includes(cancelCode)
          ? declined('NOT_SENT', 'cancelled without an answer')
          : { state: 'UNKNOWN', raw: cancelCode || 'no answer' }
      }
      const code = textOf(answer.body.resultCode)
      if (code === '0000') return toCharge(answer.body)
      const refusal = refusals[code]
      if (refusal) return declined(refusal, code)
      return { state: 'UNKNOWN', raw: duplicates.includes(code) ? `duplicate ${code}` : code }
    },

    lookUp: (orderRef, day) => lookUp(begin(), orderRef, day),

    async voidUnseen(orderRef) {
      const code = await netCancel(begin(), orderRef)
      return cancelled.includes(code) || nothingToCancel.includes(code)
    },

    async refund({ txn, refundRef, amount, left, reason }) {
      const ediDate = new Date().toISOString()
      const answer = await begin()('POST', `/v1/payments/${encodeURIComponent(txn)}/cancel`, {
        body: {
          reason,
          orderId: refundRef,
          ...(amount !== left && { cancelAmt: amount }),
          ediDate,
          signData: hash(txn, ediDate),
        },
      })
      const code = textOf(answer?.body.resultCode)
      if (refunded.includes(code)) return { state: 'DONE' }
      return { state: 'UNKNOWN', raw: code || 'no answer' }
    },

    readWebhook(raw) {
      const body = partOf(JSON.parse(raw.toString('utf8')))
      const [tid, amount, ediDate] = [textOf(body.tid), numberOf(body.amount), textOf(body.ediDate)]
      if (tid === '' || !isSameSecret(textOf(body.signature), hash(tid, amount, ediDate))) return null
      return { id: `${tid} ${textOf(body.status)} ${ediDate}`, orderRef: textOf(body.orderId) || null }
    },
  }
}

/** Hex of AES-256-CBC with the secret as the key and its first half as the vector. */
function encrypt({ number, expireDate, identity, pw2Digit }: Card, secretKey: string): string {
  const [year = '', month = ''] = expireDate.split('-')
  const text = `cardNo=${number}&expYear=${year.slice(2)}&expMonth=${month}&idNo=${identity}&cardPw=${pw2Digit}`
  const cipher = createCipheriv('aes-256-cbc', secretKey, secretKey.slice(0, 16))
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
}

function toCharge(payment: Json): Charge {
  const status = textOf(payment.status)
  switch (status) {
    case 'paid':
    case 'partialCancelled':
    case 'cancelled': {
      const amount = numberOf(payment.amount)
      const left = status === 'paid' ? amount : numberOf(payment.balanceAmt)
      return {
        state: 'PAID',
        txn: textOf(payment.tid),
        amount,
        left: status === 'cancelled' ? 0 : left,
        approveNo: textOf(payment.approveNo) || null,
        receiptUrl: textOf(payment.receiptUrl) || null,
      }
    }
    case 'failed':
    case 'expired':
      return declined('REFUSED', status)
    default:
      return { state: 'UNKNOWN', raw: status }
  }
}
