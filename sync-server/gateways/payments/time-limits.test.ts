import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Gateway } from './gateway.ts'
import { callMs } from './gateway-fetch.ts'
import type { LemonSqueezy, PayPal } from './hosted.ts'
import { openLemonSqueezy } from './lemonsqueezy.ts'
import { openNicepay } from './nicepay.ts'
import { openPaypal } from './paypal.ts'
import { openPortone } from './portone.ts'
import { openToss } from './toss.ts'

/*
 * How long the calls of each gateway take at most, with a clock that is moved: each request is answered at the last moment, or
 * never. All methods are called that a gateway has, so that a new one is covered.
 */

const log = pino({ level: 'silent' })
const baseUrl = 'http://gateway.example'
const key = { billingKey: 'key', customerKey: 'customer' }
const refund = { txn: 'txn', orderRef: 'sg-1', refundRef: 'rf-1', amount: 1_000, left: 2_000, reason: '요청' }
const card = { number: '4242424242424242', expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
const order = {
  key,
  orderRef: 'sg-1',
  amount: 11_000,
  vat: 1_000,
  name: '크레딧',
  mayCancel: async () => true,
}
const paypalHeaders = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']

type CallsOf<T> = {
  readonly [K in keyof T as T[K] extends ((...given: never[]) => unknown) | null ? K : never]-?: () => unknown
}

const ofCards = (gateway: Gateway): CallsOf<Gateway> => ({
  issueKey: () => gateway.issueKey({ customerKey: 'customer', ref: 'ref', card }),
  deleteKey: () => gateway.deleteKey(key, 'ref'),
  charge: () => gateway.charge(order),
  lookUp: () => gateway.lookUp('sg-1', '2026-11-25'),
  voidUnseen: () => gateway.voidUnseen?.('sg-1'),
  refund: () => gateway.refund(refund),
  readWebhook: () => gateway.readWebhook(Buffer.from('{}'), {}, 0),
})

const ofPaypal = (paypal: PayPal): CallsOf<PayPal> => ({
  tryKeys: () => paypal.tryKeys(),
  create: () => paypal.create({ ...refund, name: '로고', returnUrl: baseUrl, cancelUrl: baseUrl }),
  lookUp: () => paypal.lookUp('id'),
  capture: () => paypal.capture('id', 'sg-1'),
  refund: () => paypal.refund(refund),
  readWebhook: () =>
    paypal.readWebhook(
      Buffer.from('{}'),
      Object.fromEntries(paypalHeaders.map((name) => [`paypal-${name}`, 'x'])),
    ),
})

const ofLemon = (lemon: LemonSqueezy): CallsOf<LemonSqueezy> => ({
  tryKeys: () => lemon.tryKeys(),
  checkout: () =>
    lemon.checkout({
      idVariant: 1,
      idBrand: 1,
      email: 'a@b.example',
      name: '',
      redirectUrl: baseUrl,
      locale: 'ko',
    }),
  read: () => lemon.read('1'),
  listInvoices: () => lemon.listInvoices('1'),
  lookUp: () => lemon.lookUp('1'),
  cancel: () => lemon.cancel('1'),
  resume: () => lemon.resume('1'),
  refund: () => lemon.refund(refund),
  readWebhook: () => lemon.readWebhook(Buffer.from('{}'), {}),
})

const gateways: readonly (readonly [string, () => Readonly<Record<string, () => unknown>>])[] = [
  [
    'portone',
    () => ofCards(openPortone({ apiSecret: 's', channelKey: 'c', webhookSecret: null, baseUrl }, log)),
  ],
  ['nicepay', () => ofCards(openNicepay({ clientId: 'c', secretKey: 'n'.repeat(32), baseUrl }, log))],
  ['toss', () => ofCards(openToss({ secretKey: 's', baseUrl }, log))],
  ['paypal', () => ofPaypal(openPaypal({ clientId: 'c', secret: 's', webhookId: 'w', baseUrl }, log))],
  [
    'lemonsqueezy',
    () =>
      ofLemon(
        openLemonSqueezy({ apiKey: 'k', storeId: '1', webhookSecret: 'secret', isTest: true, baseUrl }, log),
      ),
  ],
]

/** How requests are answered just before their time is over; null: not at all. */
const answers: readonly (readonly [string, { status: number; body: object } | null])[] = [
  ['no answer', null],
  ['a failure', { status: 500, body: {} }],
  ['a token, then a refusal of it', { status: 401, body: {} }],
  ['nothing found', { status: 404, body: { type: 'PAYMENT_NOT_FOUND', code: 'NOT_FOUND_PAYMENT' } }],
  ['an empty success', { status: 200, body: {} }],
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(gateways)('%s', (_, open) => {
  test.each(answers)('no call takes longer than the time of a call, with %s', async (_, answer) => {
    let requests = 0
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      requests += 1
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        const token = { status: 200, body: { access_token: 'token', expires_in: 0 } }
        const said = answer && (url.endsWith('/oauth2/token') ? token : answer)
        if (said)
          setTimeout(() => resolve(new Response(JSON.stringify(said.body), { status: said.status })), 59_999)
      })
    })
    for (const [name, call] of Object.entries(open())) {
      const begun = performance.now()
      let ended: number | null = null
      const called = Promise.resolve(call()).finally(() => {
        ended = performance.now()
      })
      // Far enough for ten requests, one after another.
      for (let second = 0; ended === null && second < 600; second += 1)
        await vi.advanceTimersByTimeAsync(1_000)
      await called
      expect((ended ?? Number.POSITIVE_INFINITY) - begun, name).toBeLessThanOrEqual(callMs)
    }
    expect(requests).toBeGreaterThan(4)
  })
})
