import { createDecipheriv, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestLemon, openTestPaypal } from './test-hosted-gateways.ts'

/*
 * A server that speaks the protocols of PortOne, NICEPAY and Toss Payments, with one set of books, of PayPal and of Lemon Squeezy. What a card does is set by
 * its number, and goes on in the key that is issued for it.
 */

export const testCards = {
  good: '4242424242424242',
  refusedAtRegistration: '9000000000001009',
  limit: '9000000000001017',
  /** Charged, and the line breaks before the answer. */
  answerLost: '9000000000001041',
  /** The line breaks before it is charged. */
  requestLost: '9000000000001058',
  refundAnswerLost: '9000000000001090',
} as const

export const secretOfNicepay = 'n'.repeat(32)

interface Payment {
  readonly orderRef: string
  readonly txn: string
  readonly amount: number
  readonly card: string
  left: number
  failed: boolean
}

type Body = Readonly<Record<string, unknown>>
interface Answer {
  readonly status: number
  readonly body: Body
}
/** null: the line breaks. */
type Reply = Answer | null
type Speak = (method: string, path: string, body: Body, headers: IncomingMessage['headers']) => Reply

export async function openTestGatewayServer() {
  const payments = new Map<string, Payment>()
  const keys = new Map<string, { readonly card: string; readonly customer: string }>()
  const refunds = new Set<string>()
  /** How often each order was looked up at Toss. */
  const lookUps = new Map<string, number>()
  /** What came without its credentials. */
  const unauthorized: string[] = []

  function issue(card: string, customer: string): string | null {
    if (card === testCards.refusedAtRegistration) return null
    const key = `key-${randomUUID()}`
    keys.set(key, { card, customer })
    return key
  }

  /** `lost`: the line breaks. */
  function charge(key: string, orderRef: string, amount: number): Payment | 'lost' | 'gone' {
    const known = payments.get(orderRef)
    if (known) return known
    const card = keys.get(key)?.card
    if (card === undefined) return 'gone'
    if (card === testCards.requestLost) return 'lost'
    const failed = card === testCards.limit
    const payment = { orderRef, txn: `txn-${randomUUID()}`, amount, card, left: failed ? 0 : amount, failed }
    payments.set(orderRef, payment)
    return card === testCards.answerLost ? 'lost' : payment
  }

  function refund(payment: Payment, ref: string, amount: number): 'done' | 'lost' | 'none' {
    if (!refunds.has(ref)) {
      if (amount > payment.left || payment.failed) return 'none'
      refunds.add(ref)
      payment.left -= amount
    }
    return payment.card === testCards.refundAnswerLost ? 'lost' : 'done'
  }

  const paypal = openTestPaypal()
  const lemon = openTestLemon()

  const byTxn = (txn: string) => [...payments.values()].find((payment) => payment.txn === txn)

  function portone(method: string, path: string, body: Body, headers: IncomingMessage['headers']): Reply {
    const ref = String(headers['idempotency-key'] ?? '').replaceAll('"', '')
    if (path === '/billing-keys') {
      const card = at(body, 'method', 'card', 'credential')
      const key = issue(String(card.number), String(at(body, 'customer').id))
      return key === null
        ? { status: 502, body: { type: 'PG_PROVIDER', pgCode: 'F112' } }
        : { status: 200, body: { billingKeyInfo: { billingKey: key, issuedAt: '2026-11-25T00:00:00Z' } } }
    }
    const [, kind = '', id = '', act] = path.split('/')
    if (kind === 'billing-keys' && method === 'DELETE')
      return keys.delete(id)
        ? { status: 200, body: { deletedAt: '2026-11-25T00:00:00Z' } }
        : { status: 404, body: { type: 'BILLING_KEY_NOT_FOUND' } }
    if (act === 'billing-key') {
      const charged = charge(String(body.billingKey), id, Number(at(body, 'amount').total))
      if (charged === 'lost') return null
      if (charged === 'gone') return { status: 404, body: { type: 'BILLING_KEY_NOT_FOUND' } }
      return charged.failed
        ? { status: 502, body: { type: 'PG_PROVIDER', pgCode: '8324' } }
        : { status: 200, body: { payment: { pgTxId: charged.txn, paidAt: '2026-11-25T00:00:00Z' } } }
    }
    const payment = payments.get(id)
    if (!payment) return { status: 404, body: { type: 'PAYMENT_NOT_FOUND' } }
    if (act === 'cancel') {
      if (Number(body.currentCancellableAmount) !== payment.left && !refunds.has(ref))
        return { status: 409, body: { type: 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN' } }
      const outcome = refund(payment, ref, Number(body.amount))
      if (outcome === 'lost') return null
      return outcome === 'done'
        ? { status: 200, body: { cancellation: { status: 'SUCCEEDED' } } }
        : { status: 409, body: { type: 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT' } }
    }
    const { amount, left, txn, failed } = payment
    const status = failed ? 'FAILED' : left === amount ? 'PAID' : left > 0 ? 'PARTIAL_CANCELLED' : 'CANCELLED'
    const total = { total: amount, paid: left, cancelled: failed ? 0 : amount - left }
    return {
      status: 200,
      body: {
        status,
        pgTxId: txn,
        amount: total,
        method: { approvalNumber: '01234567' },
        receiptUrl: 'https://slip.example',
      },
    }
  }

  function toss(method: string, path: string, body: Body, headers: IncomingMessage['headers']): Reply {
    const toPayment = ({ txn, orderRef, amount, left, failed }: Payment): Body => ({
      paymentKey: txn,
      orderId: orderRef,
      status: failed ? 'ABORTED' : left === amount ? 'DONE' : left > 0 ? 'PARTIAL_CANCELED' : 'CANCELED',
      totalAmount: amount,
      balanceAmount: left,
      card: { approveNo: '01234567' },
      receipt: { url: 'https://slip.example' },
      ...(failed && { failure: { code: 'REJECT_CARD_PAYMENT' } }),
    })
    if (path === '/v1/billing/authorizations/card') {
      const key = issue(String(body.cardNumber), String(body.customerKey))
      return key === null
        ? { status: 403, body: { code: 'INVALID_CARD_PASSWORD' } }
        : { status: 200, body: { billingKey: key, customerKey: body.customerKey } }
    }
    if (path.startsWith('/v1/billing/')) {
      const key = path.split('/')[3] ?? ''
      if (method === 'DELETE')
        return keys.delete(key)
          ? { status: 200, body: {} }
          : { status: 400, body: { code: 'ALREADY_REMOVED_BILLING_KEY' } }
      if (keys.get(key)?.customer !== body.customerKey)
        return { status: 403, body: { code: 'NOT_MATCHES_CUSTOMER_KEY' } }
      const charged = charge(key, String(body.orderId), Number(body.amount))
      if (charged === 'lost') return null
      if (charged === 'gone') return { status: 400, body: { code: 'INVALID_BILL_KEY_REQUEST' } }
      return charged.failed
        ? { status: 403, body: { code: 'REJECT_CARD_PAYMENT' } }
        : { status: 200, body: toPayment(charged) }
    }
    if (path.startsWith('/v1/payments/orders/')) {
      const orderRef = path.split('/')[4] ?? ''
      lookUps.set(orderRef, (lookUps.get(orderRef) ?? 0) + 1)
      const payment = payments.get(orderRef)
      return payment
        ? { status: 200, body: toPayment(payment) }
        : { status: 404, body: { code: 'NOT_FOUND_PAYMENT' } }
    }
    const payment = byTxn(path.split('/')[3] ?? '')
    if (!payment) return { status: 404, body: { code: 'NOT_FOUND_PAYMENT' } }
    const ref = String(headers['idempotency-key'] ?? '')
    if (payment.left === 0 && !refunds.has(ref))
      return { status: 400, body: { code: 'ALREADY_CANCELED_PAYMENT' } }
    const outcome = refund(payment, ref, Number(body.cancelAmount ?? payment.left))
    if (outcome === 'lost') return null
    return outcome === 'done'
      ? { status: 200, body: toPayment(payment) }
      : { status: 403, body: { code: 'NOT_CANCELABLE_AMOUNT' } }
  }

  function nicepay(path: string, body: Body): Reply {
    const answer = (resultCode: string, rest: Body = {}, status = 200) => ({
      status,
      body: { resultCode, ...rest },
    })
    const toPayment = ({ txn, orderRef, amount, left, failed }: Payment): Body => ({
      tid: txn,
      orderId: orderRef,
      status: failed ? 'failed' : left === amount ? 'paid' : left > 0 ? 'partialCancelled' : 'cancelled',
      amount,
      balanceAmt: left,
      approveNo: '01234567',
      receiptUrl: 'https://slip.example',
    })
    if (path === '/v1/subscribe/regist') {
      const card = new URLSearchParams(decrypt(String(body.encData)))
      const key = issue(card.get('cardNo') ?? '', '')
      return key === null ? answer('F112') : answer('0000', { bid: key, cardName: '비씨' })
    }
    const [, , kind, id = '', act] = path.split('?')[0]?.split('/') ?? []
    if (kind === 'subscribe') {
      if (act === 'expire') return keys.delete(id) ? answer('0000') : answer('A126')
      if (payments.has(String(body.orderId))) return answer('A127')
      const charged = charge(id, String(body.orderId), Number(body.amount))
      if (charged === 'lost') return null
      if (charged === 'gone') return answer('A124')
      return charged.failed ? answer('3095') : answer('0000', toPayment(charged))
    }
    if (id === 'netcancel') {
      const payment = payments.get(String(body.orderId))
      if (!payment) return answer('2012')
      payment.left = 0
      return answer('0000')
    }
    if (id === 'find') {
      const payment = payments.get(act ?? '')
      return payment ? answer('0000', toPayment(payment)) : answer('404', {}, 404)
    }
    const payment = byTxn(id)
    if (!payment) return answer('2000')
    const outcome = refund(payment, String(body.orderId), Number(body.cancelAmt ?? payment.left))
    if (outcome === 'lost') return null
    return outcome === 'done' ? answer('0000', toPayment(payment)) : answer('2012')
  }

  const speakers: Readonly<Record<string, Speak>> = {
    portone,
    toss,
    nicepay: (_method, path, body) => nicepay(path, body),
    paypal: paypal.speak,
    lemonsqueezy: lemon.speak,
  }

  async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const body = text.startsWith('{') ? (JSON.parse(text) as Body) : {}
    const [, name = '', ...rest] = (request.url ?? '').split('/')
    const path = `/${rest.join('/')}`
    const { method = 'GET', headers } = request
    const isToken = path === '/v1/oauth2/token'
    if (headers.authorization !== credentials[isToken ? 'token' : (name as keyof typeof credentials)]) {
      unauthorized.push(request.url ?? '')
      response.writeHead(401).end('{}')
      return
    }
    const reply = speakers[name]?.(method, path, body, headers) ?? null
    if (reply === null) request.socket.destroy()
    else
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => void speak(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    unauthorized,
    paypal,
    lemon,
    addressOf: (name: 'portone' | 'nicepay' | 'toss' | 'paypal' | 'lemonsqueezy') => `${base}/${name}`,
    /** Money that was taken for an order, without what was refunded; null: it was never seen. */
    moneyOf: (orderRef: string) => payments.get(orderRef)?.left ?? null,
    lookUpsOf: (orderRef: string) => lookUps.get(orderRef) ?? 0,
    /** The operator gives money back in the pages of the gateway. */
    giveBack(orderRef: string, amount: number) {
      const payment = payments.get(orderRef)
      if (payment) payment.left -= amount
    },
    /** As if a request that seemed lost had arrived after all. */
    arrive(orderRef: string, amount: number) {
      const txn = `txn-${randomUUID()}`
      payments.set(orderRef, { orderRef, txn, amount, card: testCards.good, left: amount, failed: false })
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
const credentials = {
  portone: 'PortOne portone-secret',
  toss: basic('test_sk_toss:'),
  token: basic('paypal-client:paypal-secret'),
  paypal: 'Bearer paypal-token',
  lemonsqueezy: 'Bearer lemon-key',
  nicepay: basic(`client:${secretOfNicepay}`),
}

function at(body: unknown, ...path: readonly string[]): Body {
  return path.reduce<Body>((part, name) => (part[name] ?? {}) as Body, body as Body)
}

function decrypt(hex: string): string {
  const decipher = createDecipheriv('aes-256-cbc', secretOfNicepay, secretOfNicepay.slice(0, 16))
  return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')
}
