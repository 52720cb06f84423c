import { cutText } from '#model/text/cut-text.ts'
import type { PaypalKeys } from '#server/environment/environment.ts'
import type { Logger } from '#server/logging.ts'
import { type Charge, declined, type Hint, type Refunded } from './gateway.ts'
import {
  type AskGateway,
  basicAuth,
  type GatewayAnswer,
  type Json,
  listOf,
  numberOf,
  openGatewayFetch,
  partOf,
  textOf,
} from './gateway-fetch.ts'
import type { PayPal } from './hosted.ts'

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const
const pageHosts = ['www.paypal.com', 'www.sandbox.paypal.com']
const refundRefusals = ['REFUND_AMOUNT_EXCEEDED', 'CAPTURE_FULLY_REFUNDED', 'INVALID_REQUEST']
/** Payments that the payer did not make; another order is needed. */
const declines = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED']
const longestName = 127
/** A token is renewed so long before it ends. */
const tokenMarginMs = 60_000

/** PayPal Orders v2: https://developer.paypal.com/docs/api/orders/v2 */
export function openPaypal(keys: PaypalKeys, log: Pick<Logger, 'info'>): PayPal {
  const begin = openGatewayFetch('paypal', keys.baseUrl, {}, log)
  let token: { readonly value: string; readonly until: number } | null = null

  const askToken = (ask: AskGateway) =>
    ask('POST', '/v1/oauth2/token', {
      form: { grant_type: 'client_credentials' },
      headers: { authorization: basicAuth(keys.clientId, keys.secret) },
    })

  async function authorization(ask: AskGateway): Promise<string | null> {
    if (token && token.until > Date.now()) return `Bearer ${token.value}`
    const answer = await askToken(ask)
    const value = textOf(answer?.body.access_token)
    if (answer?.status !== 200 || value === '') return null
    const seconds = numberOf(answer.body.expires_in) || 0
    token = { value, until: Date.now() + seconds * 1_000 - tokenMarginMs }
    return `Bearer ${value}`
  }

  async function send(
    ask: AskGateway,
    method: string,
    path: string,
    body?: Json,
    requestId?: string,
  ): Promise<GatewayAnswer | null> {
    const bearer = await authorization(ask)
    if (bearer === null) return null
    const headers = { authorization: bearer, ...(requestId && { 'paypal-request-id': requestId }) }
    const answer = await ask(method, path, { headers, ...(body && { body }) })
    if (answer?.status === 401) token = null
    return answer
  }

  async function lookUp(ask: AskGateway, id: string): Promise<Charge | 'WAITING' | null> {
    const answer = await send(ask, 'GET', `/v2/checkout/orders/${encodeURIComponent(id)}`)
    if (answer === null) return unknown('no answer')
    if (answer.status === 404) return null
    return answer.status === 200 ? toCharge(answer.body) : unknown(String(answer.status))
  }

  return {
    name: 'paypal',
    isSandbox: false,

    async tryKeys() {
      const answer = await askToken(begin())
      const isTaken = answer?.status === 200 && textOf(answer.body.access_token) !== ''
      return isTaken ? null : String(answer?.status ?? 'no answer')
    },

    async create({ orderRef, amount, name, returnUrl, cancelUrl }) {
      const page = {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      }
      const unit = {
        custom_id: orderRef,
        invoice_id: orderRef,
        description: cutText(name, longestName),
        amount: inDollars(amount),
      }
      const body = {
        intent: 'CAPTURE',
        purchase_units: [unit],
        payment_source: { paypal: { experience_context: page } },
      }
      const answer = await send(begin(), 'POST', '/v2/checkout/orders', body, orderRef)
      const link = listOf(answer?.body.links).find(({ rel }) => rel === 'payer-action')
      const [id, url] = [textOf(answer?.body.id), textOf(link?.href)]
      return id !== '' && isPage(url, keys.baseUrl) ? { id, url } : null
    },

    lookUp: (id) => lookUp(begin(), id),

    async capture(id, orderRef) {
      const ask = begin()
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      const answer = await send(ask, 'POST', path, {}, `${orderRef}-c`)
      if (answer === null) return unknown('no answer')
      if (answer.status === 200 || answer.status === 201) return toCharge(answer.body)
      const issue = issueOf(answer)
      if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return 'WAITING'
      return declines.includes(issue) ? declined('REFUSED', issue) : lookUp(ask, id)
    },

    async refund({ txn, refundRef, amount, reason }): Promise<Refunded> {
      const path = `/v2/payments/captures/${encodeURIComponent(txn)}/refund`
      const body = { amount: inDollars(amount), note_to_payer: cutText(reason, 255) }
      const answer = await send(begin(), 'POST', path, body, refundRef)
      if (answer === null) return unknown('no answer')
      const status = textOf(answer.body.status)
      if (status === 'COMPLETED') return { state: 'DONE' }
      const issue = issueOf(answer)
      return refundRefusals.includes(issue) || status === 'FAILED'
        ? { state: 'REFUSED', raw: issue || status }
        : unknown(issue || status || String(answer.status))
    },

    async readWebhook(raw, headers) {
      if (!keys.webhookId) return null
      const signed = Object.entries(signatureHeaders).map(([field, name]) => [field, headers[name]])
      if (signed.some(([, value]) => !value)) return null
      const event = partOf(JSON.parse(raw.toString('utf8')))
      const answer = await send(begin(), 'POST', '/v1/notifications/verify-webhook-signature', {
        ...Object.fromEntries(signed),
        webhook_id: keys.webhookId,
        webhook_event: event,
      })
      if (textOf(answer?.body.verification_status) !== 'SUCCESS') return null
      return paypalHint(event)
    },
  }
}

/** What an event of theirs is about, once it is known to be genuine. */
export function paypalHint(event: Json): Hint {
  const resource = partOf(event.resource)
  const [unit] = listOf(resource.purchase_units)
  const orderRef = textOf(resource.custom_id) || textOf(unit?.custom_id) || null
  return { id: textOf(event.id), orderRef, ...(orderRef === null && { txn: captureOf(resource) }) }
}

const unknown = (raw: string) => ({ state: 'UNKNOWN', raw }) as const

function toCharge(order: Json): Charge | 'WAITING' {
  const status = textOf(order.status)
  if (['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED'].includes(status)) return 'WAITING'
  if (status === 'VOIDED') return declined('REFUSED', status)
  const payments = partOf(listOf(order.purchase_units)[0]?.payments)
  const [capture] = listOf(payments.captures)
  const state = textOf(capture?.status)
  if (state === 'DECLINED' || state === 'FAILED') return declined('REFUSED', state)
  if (!capture || !['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(state))
    return unknown(state || status)
  const amount = inCents(capture.amount)
  const refunded = listOf(payments.refunds)
    .filter((refund) => textOf(refund.status) === 'COMPLETED')
    .reduce((sum, refund) => sum + inCents(refund.amount), 0)
  const left = state === 'REFUNDED' ? 0 : amount - refunded
  return { state: 'PAID', txn: textOf(capture.id), amount, left, approveNo: null, receiptUrl: null }
}

const inDollars = (cents: number) => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) })

/** Another currency is no amount of ours. */
function inCents(amount: unknown): number {
  const { currency_code: currency, value } = partOf(amount)
  return currency === 'USD' ? Math.round(Number(textOf(value)) * 100) : Number.NaN
}

/** The capture that a dispute, a refund or a reversal is about. */
function captureOf(resource: Json): string {
  const [disputed] = listOf(resource.disputed_transactions)
  const above = listOf(resource.links).find(({ rel }) => rel === 'up')
  return (
    textOf(disputed?.seller_transaction_id) || (textOf(above?.href).match(/\/captures\/([^/?]+)$/)?.[1] ?? '')
  )
}

const issueOf = ({ body }: GatewayAnswer) => textOf(listOf(body.details)[0]?.issue) || textOf(body.name)

/** The payer is sent to no other site than PayPal's own. */
function isPage(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  return (protocol === 'https:' && pageHosts.includes(hostname)) || origin === new URL(baseUrl).origin
}
