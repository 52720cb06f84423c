import { createHmac } from 'node:crypto'
import type { PortoneKeys } from '#server/environment/environment.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { Logger } from '#server/logging.ts'
import { type Charge, type Decline, declined, type Gateway, type Hint } from './gateway.ts'
import { type AskGateway, numberOf, openGatewayFetch, partOf, textOf } from './gateway-fetch.ts'

/** Errors after which nothing was charged. Any other is looked up. */
const final: Readonly<Record<string, Decline>> = {
  BILLING_KEY_NOT_FOUND: 'KEY_GONE',
  BILLING_KEY_ALREADY_DELETED: 'KEY_GONE',
  INVALID_REQUEST: 'CONFIG',
  UNAUTHORIZED: 'CONFIG',
  FORBIDDEN: 'CONFIG',
  CHANNEL_NOT_FOUND: 'CONFIG',
}
const goneKeys = ['BILLING_KEY_NOT_FOUND', 'BILLING_KEY_ALREADY_DELETED']
const refundRefusals = ['CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', 'INVALID_REQUEST', 'PAYMENT_NOT_PAID']
const webhookToleranceMs = 5 * 60_000

/** PortOne V2: https://developers.portone.io/api/rest-v2 */
export function openPortone(keys: PortoneKeys, log: Pick<Logger, 'info'>): Gateway {
  const begin = openGatewayFetch('portone', keys.baseUrl, { authorization: `PortOne ${keys.apiSecret}` }, log)
  const once = (key: string) => ({ 'idempotency-key': `"${key}"` })

  async function lookUp(ask: AskGateway, orderRef: string): Promise<Charge | null> {
    const answer = await ask('GET', `/payments/${encodeURIComponent(orderRef)}`)
    if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
    const { status, body } = answer
    if (textOf(body.type) === 'PAYMENT_NOT_FOUND') return null
    if (status !== 200) return { state: 'UNKNOWN', raw: textOf(body.type) || String(status) }
    switch (textOf(body.status)) {
      case 'PAID':
      case 'PARTIAL_CANCELLED':
      case 'CANCELLED': {
        const amounts = partOf(body.amount)
        const amount = numberOf(amounts.total)
        return {
          state: 'PAID',
          txn: textOf(body.pgTxId) || orderRef,
          amount,
          left: amount - (numberOf(amounts.cancelled) || 0),
          approveNo: textOf(partOf(body.method).approvalNumber) || null,
          receiptUrl: textOf(body.receiptUrl) || null,
        }
      }
      case 'FAILED':
        return declined('REFUSED', textOf(partOf(body.failure).pgCode) || 'FAILED')
      default:
        return { state: 'UNKNOWN', raw: textOf(body.status) }
    }
  }

  return {
    name: 'portone',
    isSandbox: false,

    async issueKey({ customerKey, ref, card }) {
      const [year = '', month = ''] = card.expireDate.split('-')
      const credential = {
        number: card.number,
        expiryYear: year.slice(2),
        expiryMonth: month,
        birthOrBusinessRegistrationNumber: card.identity,
        passwordTwoDigits: card.pw2Digit,
      }
      const answer = await begin()('POST', '/billing-keys', {
        headers: once(ref),
        body: {
          channelKey: keys.channelKey,
          customer: { id: customerKey },
          method: { card: { credential } },
        },
      })
      if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
      const billingKey = textOf(partOf(answer.body.billingKeyInfo).billingKey)
      if (answer.status === 200 && billingKey !== '')
        return { state: 'ISSUED', key: { billingKey, customerKey }, brand: null }
      const type = textOf(answer.body.type)
      if (type === 'PG_PROVIDER') return declined('CARD_INVALID', textOf(answer.body.pgCode) || type)
      return type in final ? declined(final[type] ?? 'CONFIG', type) : { state: 'UNKNOWN', raw: type }
    },

    async deleteKey({ billingKey }) {
      const answer = await begin()('DELETE', `/billing-keys/${encodeURIComponent(billingKey)}`)
      return answer !== null && (answer.status === 200 || goneKeys.includes(textOf(answer.body.type)))
    },

    async charge({ key, orderRef, amount, vat, name }) {
      const ask = begin()
      const answer = await ask('POST', `/payments/${encodeURIComponent(orderRef)}/billing-key`, {
        headers: once(orderRef),
        body: {
          billingKey: key.billingKey,
          orderName: name,
          customer: { id: key.customerKey },
          amount: { total: amount, vat },
          currency: 'KRW',
        },
      })
      const type = textOf(answer?.body.type)
      const refusal = answer && answer.status !== 200 ? final[type] : undefined
      if (refusal) return declined(refusal, type)
      // The answer itself does not say the amount.
      return (await lookUp(ask, orderRef)) ?? { state: 'UNKNOWN', raw: type || 'not seen' }
    },

    lookUp: (orderRef) => lookUp(begin(), orderRef),
    voidUnseen: null,

    async refund({ orderRef, refundRef, amount, left, reason }) {
      const answer = await begin()('POST', `/payments/${encodeURIComponent(orderRef)}/cancel`, {
        headers: once(refundRef),
        body: { reason, amount, currentCancellableAmount: left },
      })
      if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
      const type = textOf(answer.body.type)
      const status = textOf(partOf(answer.body.cancellation).status)
      if (answer.status === 200 && status === 'SUCCEEDED') return { state: 'DONE' }
      if (refundRefusals.includes(type) || status === 'FAILED')
        return { state: 'REFUSED', raw: type || status }
      return { state: 'UNKNOWN', raw: type || status || String(answer.status) }
    },

    readWebhook(raw, headers, now) {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
      if (!keys.webhookSecret || !id || !timestamp || !signatures) return null
      const isOld = Math.abs(now - Number(timestamp) * 1_000) > webhookToleranceMs
      const secret = Buffer.from(keys.webhookSecret.replace(/^whsec_/, ''), 'base64')
      const signed = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(raw).digest('base64')
      const isGenuine = signatures.split(' ').some((signature) => isSameSecret(signature, `v1,${signed}`))
      return isOld || Number.isNaN(Number(timestamp)) || !isGenuine ? null : toHint(id, raw)
    },
  }
}

function toHint(id: string, raw: Buffer): Hint {
  const body = partOf(JSON.parse(raw.toString('utf8')))
  return { id, orderRef: textOf(partOf(body.data).paymentId) || null }
}
