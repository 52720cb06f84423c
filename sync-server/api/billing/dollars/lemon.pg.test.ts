import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { createCheckout, readLemonSubscription } from '#contract/lemon-squeezy.ts'
import { lookUpOrder, readOrder } from '#contract/operator-money.ts'
import { pagePayments } from '#contract/payment.ts'
import {
  cancelSubscription,
  listPlansOnSale,
  readSubscription,
  subscribe,
  withdrawCancel,
} from '#contract/subscription.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openTestGatewayServer } from '#server/gateways/payments/test-gateway-server.ts'
import { staffToken } from '../../../../tests/contract/fixtures.ts'
import { audit } from '../reconciliation/audit.ts'
import { renewSubscriptions } from '../subscriptions/renewal-jobs.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../testing/test-payments.ts'
import { syncLemons } from './lemon.ts'

let api: TestApi
let server: Awaited<ReturnType<typeof openTestGatewayServer>>
const variants = { basic: 1_017_449, plus: 1_017_450 }

beforeAll(async () => {
  server = await openTestGatewayServer()
  api = await openTestApi({
    LEMONSQUEEZY_API_KEY: 'lemon-key',
    LEMONSQUEEZY_STORE_ID: '7',
    LEMONSQUEEZY_WEBHOOK_SECRET: 'lemon-secret',
    LEMONSQUEEZY_BASE_URL: server.addressOf('lemonsqueezy'),
  })
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
  await server.close()
})

type Owner = { token: string; idBrand: number }
async function owner(): Promise<Owner> {
  const { token, idBrand } = await api.owner()
  return { token, idBrand }
}

const bodyOf = (id: number) => ({ data: { relationships: { variant: { data: { id } } } } })
const monthAhead = (days = 30) => new Date(Date.now() + days * 86_400_000).toISOString()
const read = async (me: Owner) => (await api.send(readSubscription, me)).body
const creditOf = async (me: Owner) => (await api.send(readBrand, me)).body.credit
const ordersOf = async (me: Owner) => {
  const { body } = await api.send(pagePayments, me)
  const { payments } = body._embedded as { payments: { kind: string; status: string; amount: number }[] }
  return payments.map(({ kind, status, amount }) => `${kind} ${status} ${amount}`).sort()
}

async function checkout(me: Owner, variant = variants.basic): Promise<string> {
  const { body } = await api.send(createCheckout, { ...me, body: bodyOf(variant) })
  return (body.data as { attributes: { url: string } }).attributes.url
}

function post(payload: object, secret = 'lemon-secret') {
  const raw = JSON.stringify(payload)
  const signature = createHmac('sha256', secret).update(raw).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  return api.request({ method: 'POST', url: '/api/v1/webhook/lemonsqueezy', payload: raw, headers })
}

async function tell(id: string): Promise<void> {
  expect(await post(server.lemon.eventOf(id))).toMatchObject({ status: 200 })
  await paymentJobs(api).run('settle-payments')
}

async function subscribed(me: Owner, variant = variants.basic): Promise<string> {
  const id = server.lemon.pay(await checkout(me, variant), 2_300, monthAhead())
  await tell(id)
  return id
}

test('an invoice that is paid begins the plan, once, however often its webhook comes; the return alone does nothing', async () => {
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  expect(await read(me)).toMatchObject({ phase: 'FREE' })
  await Promise.all(Array.from({ length: 5 }, () => post(server.lemon.eventOf(id))))
  await Promise.all([1, 2].map(() => paymentJobs(api).run('settle-payments')))
  await tell(id)
  expect(await read(me)).toMatchObject({
    phase: 'ACTIVE',
    currency: 'USD',
    source: 'LEMON',
    plan: { currency: 'USD' },
    nextAmount: 2_300,
  })
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300'])
  expect(await creditOf(me)).toBe(500)
  expect((await api.send(readLemonSubscription, me)).body).toMatchObject({
    status: 'active',
    urls: { portal: 'https://saegim.lemonsqueezy.com/billing' },
  })
  expect(await api.send(createCheckout, { ...me, body: bodyOf(variants.plus) })).toMatchObject({
    status: 409,
  })
})

test('plans in dollars are listed with their variants, and none where Lemon Squeezy is off', async () => {
  const listed = async (query: Record<string, string>) => {
    const { body } = await api.send(listPlansOnSale, { query })
    const { plans } = body._embedded as { plans: { currency: string; idVariant: number | null }[] }
    return plans.map(({ currency, idVariant }) => `${currency} ${idVariant}`)
  }
  expect(await listed({ currency: 'USD' })).toEqual([`USD ${variants.basic}`, `USD ${variants.plus}`])
  expect(await listed({})).toEqual(['KRW null', 'KRW null', 'KRW null'])
  const { payments } = api.services
  const { lemonSqueezy } = payments
  Object.assign(payments, { lemonSqueezy: null })
  expect(await listed({ currency: 'USD' })).toEqual([])
  Object.assign(payments, { lemonSqueezy })
})

test('a renewal and another plan are read by the hour, where no webhook comes', async () => {
  const me = await owner()
  const id = await subscribed(me)
  server.lemon.bill(id, 2_300)
  server.lemon.change(id, { renewsAt: monthAhead(60) })
  await syncLemons(paymentJobs(api).services)
  await syncLemons(paymentJobs(api).services)
  expect(await ordersOf(me)).toEqual(['RENEW PAID 2300', 'SUBSCRIBE PAID 2300'])
  expect(await read(me)).toMatchObject({ nextAmount: 2_300 })
  server.lemon.bill(id, 3_100, 'updated')
  server.lemon.change(id, { variant: variants.plus })
  await syncLemons(paymentJobs(api).services)
  expect(await read(me)).toMatchObject({ plan: { title: 'Plus' }, currency: 'USD', nextAmount: null })
  expect(await ordersOf(me)).toContain('UPGRADE PAID 3100')
  // The next invoice tells the price.
  server.lemon.bill(id, 5_400)
  server.lemon.change(id, { renewsAt: monthAhead(90) })
  await syncLemons(paymentJobs(api).services)
  expect(await read(me)).toMatchObject({ nextAmount: 5_400 })
})

test('it is cancelled and resumed there, and ends as it says there', async () => {
  const me = await owner()
  const id = await subscribed(me)
  expect((await api.send(cancelSubscription, me)).body).toMatchObject({ cancelAtEnd: true })
  expect(server.lemon.statusOf(id)).toBe('cancelled')
  expect((await api.send(withdrawCancel, me)).body).toMatchObject({ cancelAtEnd: false })
  expect(server.lemon.statusOf(id)).toBe('active')
  server.lemon.change(id, { status: 'past_due' })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'PAST_DUE' })
  server.lemon.change(id, { status: 'expired' })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED', status: 'EXPIRED' })
  // Something older that comes late changes nothing, and neither does money for it.
  server.lemon.change(id, { status: 'active', updatedAt: '2020-01-01T00:00:00Z' })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
})

test('a second subscription, of another tab or beside a card, is cancelled there and refunded', async () => {
  const me = await owner()
  const [one, two] = [await checkout(me), await checkout(me)]
  const first = server.lemon.pay(one, 2_300, monthAhead())
  const second = server.lemon.pay(two, 2_300, monthAhead())
  await tell(first)
  await tell(second)
  await paymentJobs(api).after(1)
  expect(server.lemon.statusOf(first)).toBe('active')
  expect(server.lemon.statusOf(second)).toBe('cancelled')
  expect([server.lemon.moneyOf(first), server.lemon.moneyOf(second)]).toEqual([2_300, 0])
  expect(await creditOf(me)).toBe(500)

  const other = await owner()
  const late = await checkout(other)
  const idPayMethod = await addTestCard(api, other, cardNumbers.good)
  await api.send(subscribe, { ...other, body: { idPlan: 2, idPayMethod, periodType: 'MONTHLY' } })
  const third = server.lemon.pay(late, 2_300, monthAhead())
  await tell(third)
  await paymentJobs(api).after(1)
  expect(await read(other)).toMatchObject({ source: 'CARD', currency: 'KRW' })
  expect(server.lemon.moneyOf(third)).toBe(0)
})

test('a refunded subscription is billed there no more', async () => {
  const me = await owner()
  const id = await subscribed(me)
  await api.database.pool.query(
    `update subscription set phase = 'EXPIRED', end_reason = 'REFUNDED' where brand_id = $1`,
    [me.idBrand],
  )
  await syncLemons(paymentJobs(api).services)
  expect(server.lemon.statusOf(id)).toBe('cancelled')
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
})

test('a running subscription in dollars is changed there, not with a card', async () => {
  const me = await owner()
  await subscribed(me)
  const idPayMethod = await addTestCard(api, me, cardNumbers.good)
  const bought = await api.send(subscribe, { ...me, body: { idPlan: 3, idPayMethod, periodType: 'MONTHLY' } })
  expect(bought).toMatchObject({ status: 409, body: { reason: { name: 'PLAN' } } })
})

test('forged webhooks, live events in a test store and unknown variants are refused', async () => {
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  expect(await post(server.lemon.eventOf(id), 'another secret')).toMatchObject({ status: 401 })
  const event = server.lemon.eventOf(id) as { data: { attributes: object } }
  const live = {
    ...event,
    data: { ...event.data, attributes: { ...event.data.attributes, test_mode: false } },
  }
  expect(await post(live)).toMatchObject({ status: 401 })
  expect(await api.send(createCheckout, { ...me, body: bodyOf(1_017_451) })).toMatchObject({ status: 404 })
  expect(await api.send(readLemonSubscription, me)).toMatchObject({ status: 404 })
})

test('a webhook of an update comes before the subscription has an invoice: the plan begins with the money, once', async () => {
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  const invoice = server.lemon.withhold(id)
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'FREE' })
  invoice.release()
  const created = server.lemon.eventOf(id) as { meta: object }
  expect(
    await post({ ...created, meta: { ...created.meta, event_name: 'subscription_created' } }),
  ).toMatchObject({ status: 200 })
  await paymentJobs(api).run('settle-payments')
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: false })
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300'])
})

test('an older state that is read after a newer one does not undo a cancellation', async () => {
  const me = await owner()
  const id = await subscribed(me)
  const older = new Date(Date.now() - 60_000).toISOString()
  server.lemon.change(id, { status: 'cancelled', endsAt: monthAhead() })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: true })
  server.lemon.change(id, { status: 'active', endsAt: null, updatedAt: older })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: true })
  server.lemon.change(id, { status: 'active', endsAt: null })
  await tell(id)
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: false })
})

test('an order and the invoice of the same money are one booking', async () => {
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  const { meta, data } = server.lemon.eventOf(id) as { meta: object; data: { attributes: object } }
  const attributes = { ...data.attributes, total_usd: 2_300, subscription_id: Number(id), status: 'paid' }
  const events = [
    { meta: { ...meta, event_name: 'order_created' }, data: { type: 'orders', id: '77', attributes } },
    {
      meta: { ...meta, event_name: 'subscription_payment_success' },
      data: { type: 'subscription-invoices', id: '78', attributes },
    },
  ]
  for (const event of [...events, ...events]) expect(await post(event)).toMatchObject({ status: 200 })
  await Promise.all([1, 2].map(() => paymentJobs(api).run('settle-payments')))
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300'])
  expect(await creditOf(me)).toBe(500)
})

test('a live store refuses events of test money, and books nothing', async () => {
  const live = await openTestApi(
    {
      LEMONSQUEEZY_API_KEY: 'lemon-key',
      LEMONSQUEEZY_STORE_ID: '7',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'lemon-secret',
      LEMONSQUEEZY_BASE_URL: server.addressOf('lemonsqueezy'),
      LEMONSQUEEZY_TEST_MODE: 'false',
    },
    { database: api.database },
  )
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  const raw = JSON.stringify(server.lemon.eventOf(id))
  const signature = createHmac('sha256', 'lemon-secret').update(raw).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  const url = '/api/v1/webhook/lemonsqueezy'
  expect(await live.request({ method: 'POST', url, payload: raw, headers })).toMatchObject({ status: 401 })
  await paymentJobs(live).run('settle-payments')
  expect(await read(me)).toMatchObject({ phase: 'FREE' })
  expect(await ordersOf(me)).toEqual([])
  await live.close()
})

test('an invoice that its buyer has back at Lemon Squeezy is one for the desk', async () => {
  const me = await owner()
  const id = await subscribed(me)
  const { body } = await api.send(pagePayments, me)
  const [order] = (body._embedded as { payments: { pid: string }[] }).payments
  const desk = { token: await staffToken(api, 'OPERATOR'), params: { pid: order?.pid ?? '' } }
  expect((await api.send(readOrder, desk)).body).toMatchObject({ status: 'PAID', trouble: null })
  server.lemon.giveBack(id)
  await tell(id)
  expect((await api.send(readOrder, desk)).body).toMatchObject({ status: 'PAID', trouble: 'RETURNED_THERE' })
})

test('what its buyer has back before the first look is not taken for money that is missing', async () => {
  const me = await owner()
  const id = server.lemon.pay(await checkout(me), 2_300, monthAhead())
  server.lemon.giveBack(id, 300)
  await tell(id)
  await tell(id)
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2000'])
  const { body } = await api.send(pagePayments, me)
  const [order] = (body._embedded as { payments: { pid: string }[] }).payments
  const desk = { token: await staffToken(api, 'OPERATOR'), params: { pid: order?.pid ?? '' } }
  expect((await api.send(lookUpOrder, desk)).status).toBe(200)
  const faults = (await audit(paymentJobs(api).services)).map(({ what }) => what)
  const { rows } = await api.database.pool.query('select order_ref from payment_attempt where pid = $1', [
    order?.pid,
  ])
  expect(faults.filter((what) => what.includes(String(rows[0]?.order_ref)))).toEqual([])
  expect((await api.send(readOrder, desk)).body).toMatchObject({ status: 'PAID', trouble: null })
  server.lemon.giveBack(id)
  await tell(id)
  expect((await api.send(readOrder, desk)).body).toMatchObject({ trouble: 'RETURNED_THERE' })
})

test('a plan in dollars that begins after one of a card is over closes what that left open', async () => {
  const me = await owner()
  const url = await checkout(me)
  const idPayMethod = await addTestCard(api, me, cardNumbers.firstOnly)
  await api.send(subscribe, { ...me, body: { idPlan: 2, idPayMethod, periodType: 'MONTHLY' } })
  const now = () => new Date(Date.now() + 32 * 86_400_000)
  await renewSubscriptions({ ...paymentJobs(api).services, now })
  expect((await ordersOf(me)).map((one) => one.replace(/ \d+$/, ''))).toEqual([
    'RENEW INIT',
    'SUBSCRIBE PAID',
  ])
  await api.database.pool.query(`update subscription set phase = 'EXPIRED' where brand_id = $1`, [me.idBrand])
  await tell(server.lemon.pay(url, 2_300, monthAhead()))
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', source: 'LEMON' })
  expect((await ordersOf(me)).map((one) => one.replace(/ \d+$/, ''))).toEqual([
    'RENEW CANCELED',
    'SUBSCRIBE PAID',
    'SUBSCRIBE PAID',
  ])
})

test('a subscription of another store is not cancelled at this one', async () => {
  const me = await owner()
  await subscribed(me)
  await api.database.pool.query(
    `update subscription set external_id = 'sandbox-' || external_id, sandbox = false where brand_id = $1`,
    [me.idBrand],
  )
  expect(await api.send(cancelSubscription, me)).toMatchObject({ body: { code: 'PROVIDER_OFF' } })
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: false })
})
