import { createHash, createHmac, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openKeyRing } from '#server/keys/key-ring.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import type { LemonSqueezy, PayPal } from './hosted.ts'
import { openLemonSqueezy } from './lemonsqueezy.ts'
import { openNicepay } from './nicepay.ts'
import { openPaypal } from './paypal.ts'
import { openPortone } from './portone.ts'
import { openSandbox } from './sandbox.ts'
import { openSandboxLemon } from './sandbox-lemon.ts'
import { openSandboxPaypal } from './sandbox-paypal.ts'
import { openSandboxWebhooks } from './sandbox-webhooks.ts'
import { openTestGatewayServer, secretOfNicepay, testCards } from './test-gateway-server.ts'
import { genuinePaypalHeaders } from './test-hosted-gateways.ts'
import { openToss } from './toss.ts'

let database: Database
let server: Awaited<ReturnType<typeof openTestGatewayServer>>
const webhookSecret = `whsec_${Buffer.from('a secret of webhooks').toString('base64')}`
const log = pino({ level: 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
  server = await openTestGatewayServer()
})

afterAll(async () => {
  expect(server.unauthorized).toEqual([])
  await server.close()
  await database.close()
})

function open(name: GatewayName): Gateway {
  switch (name) {
    case 'sandbox':
      return openSandbox(database.kysely)
    case 'portone':
      return openPortone(
        {
          apiSecret: 'portone-secret',
          channelKey: 'channel',
          webhookSecret,
          baseUrl: server.addressOf(name),
        },
        log,
      )
    case 'nicepay':
      return openNicepay(
        { clientId: 'client', secretKey: secretOfNicepay, baseUrl: server.addressOf(name) },
        log,
      )
    case 'toss':
      return openToss({ secretKey: 'test_sk_toss', baseUrl: server.addressOf(name) }, log)
  }
}

const today = '2026-11-25'
const mayCancel = async () => true
const refs = () => `sg${randomUUID()}-1`

async function issue(gateway: Gateway, number: string) {
  const card = { number, expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
  return gateway.issueKey({ customerKey: randomUUID(), ref: randomUUID(), card })
}

async function keyOf(gateway: Gateway, number: string) {
  const issued = await issue(gateway, number)
  if (issued.state !== 'ISSUED') throw new Error(`No key was issued: ${issued.raw}`)
  return issued.key
}

async function charge(gateway: Gateway, number: string, amount = 11_000) {
  const key = await keyOf(gateway, number)
  const order = { key, orderRef: refs(), amount, vat: 1_000, name: '크레딧 1,000개', mayCancel }
  return { order, charged: await gateway.charge(order) }
}

describe.each(['sandbox', 'portone', 'nicepay', 'toss'] as const)('%s', (name) => {
  test('charges a card, once for an order, and finds the payment', async () => {
    const gateway = open(name)
    const { order, charged } = await charge(gateway, testCards.good)
    const paid = { state: 'PAID', amount: 11_000, left: 11_000, approveNo: expect.stringMatching(/^\d+$/) }
    expect(charged).toMatchObject(paid)
    expect(await gateway.lookUp(order.orderRef, today)).toEqual(charged)
    // Asked again it is the same payment, or nothing is known until it is looked up.
    const again = await gateway.charge(order)
    expect([charged, { state: 'UNKNOWN', raw: expect.stringContaining('duplicate') }]).toContainEqual(again)
    expect(await gateway.lookUp(order.orderRef, today)).toEqual(charged)
    expect(await gateway.lookUp(refs(), today)).toBe(null)
  })

  test('says why a card or a charge is refused', async () => {
    const gateway = open(name)
    expect(await issue(gateway, testCards.refusedAtRegistration)).toMatchObject({
      state: 'DECLINED',
      code: 'CARD_INVALID',
    })
    const { charged } = await charge(gateway, testCards.limit)
    expect(charged).toMatchObject({ state: 'DECLINED', code: expect.stringMatching(/^(LIMIT|REFUSED)$/) })
  })

  test('a charge without an answer is unknown or found, never taken for refused while it stands', async () => {
    const gateway = open(name)
    const { order, charged } = await charge(gateway, testCards.answerLost)
    const found = await gateway.lookUp(order.orderRef, today)
    const money = name === 'sandbox' ? 11_000 : server.moneyOf(order.orderRef)
    expect(found).toMatchObject({ state: 'PAID', left: money })
    if (charged.state === 'PAID') expect(money).toBe(11_000)
    // NICEPAY cancels what it has not answered.
    if (charged.state === 'DECLINED') expect([money, charged.code]).toEqual([0, 'NOT_SENT'])
  })

  test('a charge that never arrived is not seen', async () => {
    const gateway = open(name)
    const { order, charged } = await charge(gateway, testCards.requestLost)
    expect(charged.state).toBe('UNKNOWN')
    expect(await gateway.lookUp(order.orderRef, today)).toBe(null)
    // NICEPAY knows no idempotency keys, so that it is cancelled before anything is sent again.
    if (name === 'nicepay') expect(await gateway.voidUnseen?.(order.orderRef)).toBe(true)
    else expect(gateway.voidUnseen).toBe(null)
  })

  test('refunds a part and the rest, and not more', async () => {
    const gateway = open(name)
    const { order, charged } = await charge(gateway, testCards.good)
    if (charged.state !== 'PAID') throw new Error(charged.raw)
    const refund = (amount: number, left: number, refundRef: string = randomUUID()) =>
      gateway.refund({ ...order, txn: charged.txn, refundRef, amount, left, reason: '요청' })
    const ref = randomUUID()
    expect(await refund(4_000, 11_000, ref)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(order.orderRef, today)).toMatchObject({ amount: 11_000, left: 7_000 })
    expect((await refund(4_000, 11_000, ref)).state).toBe('DONE')
    expect(await gateway.lookUp(order.orderRef, today)).toMatchObject({ left: 7_000 })
    expect((await refund(8_000, 7_000)).state).not.toBe('DONE')
    expect(await refund(7_000, 7_000)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(order.orderRef, today)).toMatchObject({ left: 0 })
  })

  test('a key that is deleted charges nothing, and may be deleted twice', async () => {
    const gateway = open(name)
    const key = await keyOf(gateway, testCards.good)
    expect(await gateway.deleteKey(key, randomUUID())).toBe(true)
    expect(await gateway.deleteKey(key, randomUUID())).toBe(true)
    const order = { key, orderRef: refs(), amount: 11_000, vat: 1_000, name: '크레딧', mayCancel }
    expect(await gateway.charge(order)).toMatchObject({ state: 'DECLINED', code: 'KEY_GONE' })
  })

  test('a refund without an answer is there', async () => {
    const gateway = open(name)
    const { order, charged } = await charge(gateway, testCards.refundAnswerLost)
    if (charged.state !== 'PAID') throw new Error(charged.raw)
    const given = { ...order, txn: charged.txn, refundRef: randomUUID(), left: 11_000, reason: '요청' }
    expect((await gateway.refund(given)).state).toBe('UNKNOWN')
    expect(await gateway.lookUp(order.orderRef, today)).toMatchObject({ left: 0 })
  })
})

test.each(['portone', 'nicepay', 'toss'] as const)('%s: no answer is never a refusal', async (name) => {
  const gateway = open(name)
  const key = await keyOf(gateway, testCards.good)
  const order = { key, orderRef: refs(), amount: 11_000, vat: 1_000, name: '크레딧', mayCancel }
  const away = { portone: openPortone, nicepay: openNicepay, toss: openToss }[name] as (
    keys: object,
    to: typeof log,
  ) => Gateway
  const keys = {
    apiSecret: 'a',
    channelKey: 'a',
    webhookSecret: null,
    clientId: 'a',
    secretKey: secretOfNicepay,
  }
  const unreachable = away({ ...keys, baseUrl: 'http://127.0.0.1:1' }, log)
  const card = { number: testCards.good, expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
  expect((await unreachable.charge(order)).state).toBe('UNKNOWN')
  expect((await unreachable.lookUp(order.orderRef, today))?.state).toBe('UNKNOWN')
  expect((await unreachable.issueKey({ customerKey: 'a', ref: randomUUID(), card })).state).toBe('UNKNOWN')
  expect(await unreachable.deleteKey(key, randomUUID())).toBe(false)
  expect(await unreachable.voidUnseen?.(order.orderRef)).not.toBe(true)
})

test('webhooks of PortOne are signed with their time, those of NICEPAY with their amount', () => {
  const now = Date.UTC(2026, 10, 25)
  const raw = Buffer.from(JSON.stringify({ type: 'Transaction.Paid', data: { paymentId: 'sg-order-1' } }))
  const secret = Buffer.from('a secret of webhooks')
  const sign = (seconds: number) =>
    createHmac('sha256', secret).update(`msg_1.${seconds}.`).update(raw).digest('base64')
  const headers = (seconds: number, signature = sign(seconds)) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,other v1,${signature}`,
  })
  const portone = open('portone')
  const read = (seconds: number, signature?: string) =>
    portone.readWebhook(raw, headers(seconds, signature), now)
  expect(read(now / 1_000)).toEqual({ id: 'msg_1', orderRef: 'sg-order-1' })
  expect(read(now / 1_000 - 301)).toBe(null)
  expect(read(now / 1_000, sign(now / 1_000 + 1))).toBe(null)
  expect(portone.readWebhook(raw, {}, now)).toBe(null)

  const event = { tid: 'txn-1', orderId: 'sg-order-1', amount: 11_000, ediDate: '2026-11-25T00:00:00Z' }
  const signature = createHash('sha256').update(`txn-111000${event.ediDate}${secretOfNicepay}`).digest('hex')
  const nicepay = open('nicepay')
  const bytes = (change: object) =>
    Buffer.from(JSON.stringify({ ...event, status: 'paid', signature, ...change }))
  expect(nicepay.readWebhook(bytes({}), {}, now)).toMatchObject({ orderRef: 'sg-order-1' })
  expect(nicepay.readWebhook(bytes({ amount: 1 }), {}, now)).toBe(null)
  expect(open('toss').readWebhook(Buffer.from('{"data":{"orderId":"sg-order-1"}}'), {}, now)).toMatchObject({
    orderRef: 'sg-order-1',
  })
})

const payPal = (baseUrl = server.addressOf('paypal'), webhookId = 'webhook') =>
  openPaypal({ clientId: 'paypal-client', secret: 'paypal-secret', webhookId, baseUrl }, log)

const lemonSqueezy = (baseUrl = server.addressOf('lemonsqueezy'), isTest = true) =>
  openLemonSqueezy({ apiKey: 'lemon-key', storeId: '7', webhookSecret: 'lemon-secret', isTest, baseUrl }, log)

const pages = { returnUrl: 'https://saegim.example/a', cancelUrl: 'https://saegim.example/b' }
const sandboxPages = () => {
  const webhooks = openSandboxWebhooks(database.kysely, openKeyRing('k'.repeat(32), []))
  const publicUrl = 'https://saegim.example'
  return {
    webhooks,
    paypal: openSandboxPaypal(database.kysely, { publicUrl, webhooks }),
    lemon: openSandboxLemon(database.kysely, { publicUrl, webhooks }),
  }
}

/** Each with what a payer does on its page. */
const paypals = {
  paypal: {
    open: (): PayPal => payPal(),
    pageOf: (id: string) => `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
    approve: async (id: string) => server.paypal.approve(id),
    decline: async (id: string) => server.paypal.approve(id, 'declined'),
  },
  'sandbox-paypal': {
    open: (): PayPal => sandboxPages().paypal,
    pageOf: (id: string) => `https://saegim.example/sandbox/checkout/${id}`,
    approve: (id: string) => sandboxPages().paypal.approve(id, true),
    decline: (id: string) => sandboxPages().paypal.approve(id, false),
  },
} as const

describe.each(['paypal', 'sandbox-paypal'] as const)('%s', (name) => {
  const { open: openIt, pageOf, approve, decline } = paypals[name]
  async function create(orderRef = refs()) {
    const created = await openIt().create({ orderRef, amount: 24_900, name: 'Basic logo', ...pages })
    if (!created) throw new Error('There is no order.')
    return { ...created, orderRef }
  }

  test('an order has a page, the same one for the same order, and is captured once it is approved', async () => {
    const gateway = openIt()
    const { id, url, orderRef } = await create()
    expect(url).toContain(pageOf(id))
    expect((await create(orderRef)).id).toBe(id)
    expect(await gateway.lookUp(id)).toBe('WAITING')
    expect(await gateway.capture(id, orderRef)).toBe('WAITING')
    await approve(id)
    expect(await gateway.lookUp(id)).toBe('WAITING')
    const paid = await gateway.capture(id, orderRef)
    expect(paid).toMatchObject({ state: 'PAID', amount: 24_900, left: 24_900 })
    expect(await gateway.capture(id, orderRef)).toEqual(paid)
    expect(await gateway.lookUp(id)).toEqual(paid)
    if (name === 'paypal') expect(server.paypal.moneyOf(id)).toBe(24_900)
    expect(await gateway.lookUp('unknown')).toBe(null)
  })

  test('a capture that is declined takes nothing', async () => {
    const gateway = openIt()
    const bad = await create()
    await decline(bad.id)
    expect(await gateway.capture(bad.id, bad.orderRef)).toMatchObject({ state: 'DECLINED', code: 'REFUSED' })
  })

  test('a part and the rest are refunded, and not more', async () => {
    const gateway = openIt()
    const { id, orderRef } = await create()
    await approve(id)
    const paid = await gateway.capture(id, orderRef)
    if (paid === null || paid === 'WAITING' || paid.state !== 'PAID') throw new Error('It was not paid.')
    const refund = (amount: number, left: number, refundRef: string = randomUUID()) =>
      gateway.refund({ txn: paid.txn, orderRef, refundRef, amount, left, reason: 'asked' })
    const ref = randomUUID()
    expect(await refund(4_900, 24_900, ref)).toEqual({ state: 'DONE' })
    expect(await refund(4_900, 24_900, ref)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(id)).toMatchObject({ amount: 24_900, left: 20_000 })
    expect((await refund(20_001, 20_000)).state).toBe('REFUSED')
    expect(await refund(20_000, 20_000)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(id)).toMatchObject({ left: 0 })
  })
})

describe('paypal alone', () => {
  test('a capture without an answer is found', async () => {
    const gateway = payPal()
    const lost = { id: '', orderRef: refs() }
    const created = await gateway.create({ orderRef: lost.orderRef, amount: 24_900, name: 'Logo', ...pages })
    lost.id = created?.id ?? ''
    server.paypal.approve(lost.id, 'answerLost')
    expect(await gateway.capture(lost.id, lost.orderRef)).toMatchObject({ state: 'UNKNOWN' })
    expect(await gateway.lookUp(lost.id)).toMatchObject({ state: 'PAID', left: 24_900 })
  })

  test('no answer is never a refusal, and webhooks are checked by PayPal', async () => {
    const away = payPal('http://127.0.0.1:1')
    expect(await away.create({ orderRef: refs(), amount: 100, name: 'a', ...pages })).toBe(null)
    expect(await away.lookUp('a')).toMatchObject({ state: 'UNKNOWN' })
    expect(await away.capture('a', refs())).toMatchObject({ state: 'UNKNOWN' })
    const raw = Buffer.from(JSON.stringify({ id: 'WH-1', resource: { custom_id: 'sg-order-1' } }))
    const read = (headers: object) => payPal().readWebhook(raw, { ...headers })
    expect(await read(genuinePaypalHeaders)).toEqual({ id: 'WH-1', orderRef: 'sg-order-1' })
    expect(await read({ ...genuinePaypalHeaders, 'paypal-transmission-sig': 'other' })).toBe(null)
    expect(await read({})).toBe(null)
    // The sandbox has webhooks of its own, of which PayPal does not say that they are ours.
    const ofSandbox = payPal(undefined, 'webhook of the sandbox')
    expect(await ofSandbox.readWebhook(raw, { ...genuinePaypalHeaders })).toBe(null)
  })

  test('a dispute and a reversal name the payment by its number at PayPal', async () => {
    const read = (resource: object) =>
      payPal().readWebhook(Buffer.from(JSON.stringify({ id: 'WH-2', resource })), { ...genuinePaypalHeaders })
    const hint = { id: 'WH-2', orderRef: null, txn: 'capture-1' }
    expect(await read({ disputed_transactions: [{ seller_transaction_id: 'capture-1' }] })).toEqual(hint)
    const href = 'https://api.paypal.com/v2/payments/captures/capture-1'
    expect(
      await read({
        id: 'refund',
        links: [
          { rel: 'self', href: 'a' },
          { rel: 'up', href },
        ],
      }),
    ).toEqual(hint)
    expect(await read({ id: 'refund', custom_id: 'sg-order-1', links: [{ rel: 'up', href }] })).toEqual({
      id: 'WH-2',
      orderRef: 'sg-order-1',
    })
  })
})

const lemonOrder = {
  idVariant: 1_017_449,
  idBrand: 12,
  email: 'mina@example.com',
  name: 'Mina',
  redirectUrl: 'https://saegim.example/a',
  locale: 'en',
}
async function buyAtLemon() {
  const checkout = await lemonSqueezy().checkout(lemonOrder)
  if (!checkout) throw new Error('There is no checkout.')
  return server.lemon.pay(checkout.url, 2_300, '2026-12-25T00:00:00.000000Z')
}
async function buyAtSandbox() {
  const { lemon } = sandboxPages()
  const checkout = await lemon.checkout(lemonOrder)
  const id = checkout?.url.split('/').at(-1) ?? ''
  expect(checkout?.url).toBe(`https://saegim.example/sandbox/checkout/${id}`)
  expect(await lemon.pay(id)).toBe(lemonOrder.redirectUrl)
  return (await lemon.readCheckout(id))?.subscription_id ?? ''
}

const lemons = {
  lemonsqueezy: { open: (): LemonSqueezy => lemonSqueezy(), buy: buyAtLemon },
  'sandbox-lemonsqueezy': { open: (): LemonSqueezy => sandboxPages().lemon, buy: buyAtSandbox },
} as const

describe.each(['lemonsqueezy', 'sandbox-lemonsqueezy'] as const)('%s', (name) => {
  const { open: openIt, buy } = lemons[name]

  test('a checkout has a page, and its subscription and invoices are read', async () => {
    const gateway = openIt()
    const id = await buy()
    expect(await gateway.read(id)).toMatchObject({ id, status: 'active', idVariant: 1_017_449, isTest: true })
    const invoices = await gateway.listInvoices(id)
    expect(invoices).toMatchObject([{ charge: { state: 'PAID', amount: 2_300, left: 2_300 } }])
    expect(await gateway.lookUp(invoices?.[0]?.id ?? '')).toEqual(invoices?.[0]?.charge)
    expect(await gateway.read('1')).toBe('GONE')
    expect(await gateway.lookUp('1')).toBe(null)
  })

  test('a subscription is cancelled and resumed, and an invoice refunded', async () => {
    const gateway = openIt()
    const id = await buy()
    expect(await gateway.cancel(id)).toBe(true)
    const cancelled = await gateway.read(id)
    expect(cancelled).toMatchObject({ status: 'cancelled', endsAt: expect.any(Date) })
    if (name === 'lemonsqueezy') expect(cancelled).toMatchObject({ endsAt: new Date('2026-12-25') })
    expect(await gateway.resume(id)).toBe(true)
    expect(await gateway.read(id)).toMatchObject({ status: 'active', endsAt: null })
    const [invoice] = (await gateway.listInvoices(id)) ?? []
    const txn = invoice?.id ?? ''
    const refund = (amount: number, left: number) =>
      gateway.refund({ txn, orderRef: 'ls', refundRef: randomUUID(), amount, left, reason: 'asked' })
    expect(await refund(300, 2_300)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(txn)).toMatchObject({ amount: 2_300, left: 2_000 })
    expect((await refund(2_001, 2_000)).state).toBe('REFUSED')
    expect(await refund(2_000, 2_000)).toEqual({ state: 'DONE' })
    expect(await gateway.lookUp(txn)).toMatchObject({ left: 0 })
  })
})

describe('lemonsqueezy alone', () => {
  test('no answer is never a refusal, and webhooks are signed over their bytes', async () => {
    const away = lemonSqueezy('http://127.0.0.1:1')
    expect(await away.checkout(lemonOrder)).toBe(null)
    expect(await away.read('1')).toBe(null)
    expect(await away.lookUp('1')).toMatchObject({ state: 'UNKNOWN' })
    expect(await away.cancel('1')).toBe(false)
    const id = await buyAtLemon()
    const raw = Buffer.from(JSON.stringify(server.lemon.eventOf(id)))
    const signature = createHmac('sha256', 'lemon-secret').update(raw).digest('hex')
    const read = (bytes: Buffer, headers: Record<string, string>) =>
      lemonSqueezy().readWebhook(bytes, headers)
    expect(await read(raw, { 'x-signature': signature })).toMatchObject({ orderRef: `${id}:12` })
    expect(await read(Buffer.concat([raw, Buffer.from(' ')]), { 'x-signature': signature })).toBe(null)
    expect(await read(raw, {})).toBe(null)
  })

  test('an event of the test mode is refused by a live store, and one of real money by a test store', async () => {
    const id = await buyAtLemon()
    const event = server.lemon.eventOf(id)
    const { attributes } = event.data as { attributes: object }
    for (const isTest of [true, false])
      for (const test_mode of [true, false]) {
        const data = { ...(event.data as object), attributes: { ...attributes, test_mode } }
        const raw = Buffer.from(JSON.stringify({ ...event, data }))
        const signature = createHmac('sha256', 'lemon-secret').update(raw).digest('hex')
        const read = await lemonSqueezy(undefined, isTest).readWebhook(raw, { 'x-signature': signature })
        expect(read !== null, `${test_mode} at ${isTest}`).toBe(test_mode === isTest)
      }
  })
})

test('[P2] NICEPAY cancels no charge without an answer whose caller has lost it to another process', async () => {
  const gateway = open('nicepay')
  const key = await keyOf(gateway, testCards.answerLost)
  const order = { key, orderRef: refs(), amount: 11_000, vat: 1_000, name: '크레딧' }
  expect((await gateway.charge({ ...order, mayCancel: async () => false })).state).toBe('UNKNOWN')
  expect(server.moneyOf(order.orderRef)).toBe(11_000)
})

describe('the sandbox', () => {
  // What the tests above have not sent.
  beforeEach(() => database.pool.query('delete from sandbox_webhook'))

  const waits: number[] = []
  const quick = (webhooks = sandboxPages().webhooks) => {
    waits.length = 0
    return openSandbox(database.kysely, { webhooks, pause: async (ms) => void waits.push(ms) })
  }

  test('a slow card is charged after 20 seconds, and not before', async () => {
    const gateway = quick()
    const key = await keyOf(gateway, '9000000000001066')
    const order = { key, orderRef: refs(), amount: 11_000, vat: 1_000, name: '크레딧', mayCancel }
    const seen: unknown[] = []
    const slow = openSandbox(database.kysely, {
      pause: async (ms) => {
        waits.push(ms)
        seen.push(await gateway.lookUp(order.orderRef, today))
      },
    })
    expect(await slow.charge(order)).toMatchObject({ state: 'PAID', amount: 11_000 })
    expect([waits, seen]).toEqual([[20_000], [null]])
  })

  test('a card whose webhook comes 2 seconds before the answer gets two more webhooks, signed each time', async () => {
    const { webhooks } = sandboxPages()
    const gateway = quick(webhooks)
    const told: unknown[] = []
    webhooks.connect(async (sender, body, headers) => {
      told.push([sender, gateway.readWebhook(Buffer.from(body), headers, 0)])
      return 200
    })
    const { order, charged } = await charge(gateway, '9000000000001074')
    expect(charged).toMatchObject({ state: 'PAID' })
    expect(waits).toEqual([2_000])
    const event = ['sandbox', { id: expect.any(String), orderRef: order.orderRef }]
    expect(told).toEqual([event])
    await webhooks.send()
    expect(told).toEqual([event, told[0], told[0]])
  })

  test('a card that fails once is sent again with the same order, and charged once', async () => {
    const gateway = quick()
    const { order, charged } = await charge(gateway, '9000000000001082')
    expect(charged).toMatchObject({ state: 'PAID', amount: 11_000, left: 11_000 })
    expect(waits).toHaveLength(1)
    expect(await gateway.charge(order)).toEqual(charged)
  })

  test('a webhook that is changed, or signed by another server or for another gateway, is not genuine', async () => {
    const { webhooks, paypal, lemon } = sandboxPages()
    const sent: { raw: Buffer; headers: Readonly<Record<string, string>> }[] = []
    webhooks.connect(async (_, body, headers) => {
      sent.push({ raw: Buffer.from(body), headers })
      return 200
    })
    const event = { id: 'WH-1', resource: { custom_id: 'sg-order-1' } }
    await webhooks.keep(database.kysely, 'sandbox-paypal', event, 1)
    await webhooks.send()
    const { raw, headers } = sent.at(-1) ?? { raw: Buffer.from(''), headers: {} }
    expect(await paypal.readWebhook(raw, headers)).toEqual({ id: 'WH-1', orderRef: 'sg-order-1' })
    expect(await paypal.readWebhook(Buffer.concat([raw, Buffer.from(' ')]), headers)).toBe(null)
    expect(await paypal.readWebhook(raw, { ...headers, 'paypal-transmission-id': 'other' })).toBe(null)
    expect(await paypal.readWebhook(raw, {})).toBe(null)
    const signature = headers['paypal-transmission-sig'] ?? ''
    expect(await lemon.readWebhook(raw, { ...headers, 'x-signature': signature })).toBe(null)
    const other = openSandboxWebhooks(database.kysely, openKeyRing('o'.repeat(32), []))
    expect(other.isSigned('sandbox-paypal', raw, headers)).toBe(false)
  })

  test('a webhook that is not taken is kept and sent again; what is taken is not', async () => {
    const { webhooks } = sandboxPages()
    let status = 503
    const bodies: string[] = []
    webhooks.connect(async (_, body) => {
      bodies.push(body)
      return status
    })
    const mine = { id: randomUUID(), orderRef: 'sg-order-1' }
    const sent = () => bodies.filter((body) => body.includes(mine.id)).length
    await webhooks.keep(database.kysely, 'sandbox', mine, 2)
    await webhooks.send()
    await webhooks.send()
    expect(sent()).toBe(1)
    status = 200
    await database.pool.query('update sandbox_webhook set send_after = kept_at')
    await webhooks.send()
    await webhooks.send()
    expect(sent()).toBe(3)
  })
})
