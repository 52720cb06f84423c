import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { readPayment } from '#contract/payment.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import {
  openTestGatewayServer,
  secretOfNicepay,
  testCards,
} from '#server/gateways/payments/test-gateway-server.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { addTestCard, paymentJobs } from '../testing/test-payments.ts'
import { workWebhooks } from './webhooks.ts'

let api: TestApi
let server: Awaited<ReturnType<typeof openTestGatewayServer>>

beforeAll(async () => {
  server = await openTestGatewayServer()
  api = await openTestApi({
    PAYMENT_GATEWAY: 'toss',
    TOSS_SECRET_KEY: 'test_sk_toss',
    TOSS_BASE_URL: server.addressOf('toss'),
    NICEPAY_CLIENT_ID: 'client',
    NICEPAY_SECRET_KEY: secretOfNicepay,
    NICEPAY_BASE_URL: server.addressOf('nicepay'),
  })
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
  await server.close()
})

const post = (gateway: string, body: object) =>
  api.request({ method: 'POST', url: `/api/v1/webhook/${gateway}`, payload: body })

const aboutOrder = (orderId: string, n = 0) => ({ eventType: 'PAYMENT_STATUS_CHANGED', n, data: { orderId } })

async function buyWith(number: string) {
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  const idPayMethod = await addTestCard(api, payer, number)
  const { body } = await api.send(accumulateCredit, { ...payer, body: { idPayMethod, idCreditPlan: 1 } })
  const credits = async () => Number((await api.send(readBrand, payer)).body.credit)
  const read = async () => (await api.send(readPayment, { ...payer, params: { pid: String(body.pid) } })).body
  return { body, pid: String(body.pid), credits, read }
}

test('a card is charged over a real protocol, and a lost answer is looked up before the payer sees a result', async () => {
  for (const number of [testCards.good, testCards.answerLost]) {
    const { body, credits, pid } = await buyWith(number)
    expect(body).toMatchObject({ orderStatus: 'PAID', sandbox: false })
    expect(await credits()).toBe(1_000)
    expect(server.moneyOf(`${pid}-1`)).toBe(10_000)
  }
})

test('webhooks are stored once, answered at once, and settle what they are about once', async () => {
  const { body, pid, credits, read } = await buyWith(testCards.requestLost)
  expect(body).toMatchObject({ state: 'UNKNOWN' })
  server.arrive(`${pid}-1`, 10_000)
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('toss', aboutOrder(`${pid}-1`))))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 OK']))
  const jobs = paymentJobs(api)
  await Promise.all([jobs.after(0), jobs.after(0)])
  expect(await read()).toMatchObject({ status: 'PAID' })
  expect(await credits()).toBe(1_000)
  await post('toss', aboutOrder(`${pid}-1`, 1))
  await jobs.after(3 * 24 * 60)
  expect(await credits()).toBe(1_000)
  const { rows } = await api.database.pool.query(
    'select outcome from webhook_event where order_ref = $1 and done_at is not null order by event_id',
    [`${pid}-1`],
  )
  // Of the first one either run may be the first to end: the one that settled, or the one that came after it.
  expect(rows).toHaveLength(2)
  for (const { outcome } of rows) expect(['settled', 'known']).toContain(outcome)
})

test('[P5] webhooks about a settled payment look it up once a minute, lose nothing, and keep no body', async () => {
  const { pid } = await buyWith(testCards.good)
  const jobs = paymentJobs(api)
  const rows = async () =>
    (
      await api.database.pool.query(
        `select outcome, done_at is not null as done, count(*)::int as n, count(body)::int as bodies
         from webhook_event where order_ref = $1 group by 1, 2 order by 1, 2`,
        [`${pid}-1`],
      )
    ).rows
  await post('toss', aboutOrder(`${pid}-1`, 100))
  await jobs.after(0)
  expect(await rows()).toEqual([{ outcome: 'known', done: true, n: 1, bodies: 0 }])
  server.giveBack(`${pid}-1`, 10_000)
  for (let n = 101; n <= 120; n += 1) await post('toss', aboutOrder(`${pid}-1`, n))
  await jobs.after(0)
  expect(await rows()).toEqual([
    { outcome: 'known', done: true, n: 20, bodies: 0 },
    { outcome: 'still unknown', done: false, n: 1, bodies: 1 },
  ])
  await jobs.after(2)
  expect(await rows()).toEqual([
    { outcome: 'known', done: true, n: 20, bodies: 0 },
    { outcome: 'returned there', done: true, n: 1, bodies: 1 },
  ])
})

test('[P5] webhooks about a payment that was given up look it up once a minute too, and its money is refunded by the last', async () => {
  const { pid } = await buyWith(testCards.requestLost)
  const jobs = paymentJobs(api)
  for (const minutes of [1, 3]) await jobs.after(minutes)
  const looks = () => server.lookUpsOf(`${pid}-1`)
  const before = looks()
  for (let n = 200; n < 220; n += 1) await post('toss', aboutOrder(`${pid}-1`, n))
  await jobs.after(0)
  expect(looks() - before).toBe(1)
  server.arrive(`${pid}-1`, 10_000)
  for (let n = 220; n < 240; n += 1) await post('toss', aboutOrder(`${pid}-1`, n))
  await jobs.after(0)
  expect(looks() - before).toBe(1)
  await jobs.after(2)
  await jobs.after(1)
  expect(server.moneyOf(`${pid}-1`)).toBe(0)
})

test('[P5] webhooks about a payment whose result is not known look it up once in a run', async () => {
  const { pid } = await buyWith(testCards.requestLost)
  for (let n = 300; n < 320; n += 1) await post('toss', aboutOrder(`${pid}-1`, n))
  const before = server.lookUpsOf(`${pid}-1`)
  await paymentJobs(api).after(0)
  expect(server.lookUpsOf(`${pid}-1`) - before).toBeLessThanOrEqual(2)
})

test('[J3] a webhook that cannot be worked off keeps no other', async () => {
  const [broken, whole] = [await buyWith(testCards.limit), await buyWith(testCards.good)]
  const jobs = paymentJobs(api)
  for (const { pid } of [broken, whole]) await post('toss', aboutOrder(`${pid}-1`, 400))
  const { payments } = jobs.services
  const named = () => ({
    ...(payments.forNewCards as Gateway),
    async lookUp(orderRef: string, day: string) {
      if (orderRef.startsWith(broken.pid)) throw new Error('an answer of another form')
      return (payments.forNewCards as Gateway).lookUp(orderRef, day)
    },
  })
  await workWebhooks({ ...jobs.services, payments: { ...payments, named } })
  const { rows } = await api.database.pool.query(
    'select order_ref, outcome from webhook_event where order_ref = any($1) order by received_at',
    [[`${broken.pid}-1`, `${whole.pid}-1`]],
  )
  expect(rows).toEqual([
    { order_ref: `${broken.pid}-1`, outcome: 'still unknown' },
    { order_ref: `${whole.pid}-1`, outcome: 'known' },
  ])
})

test('what was given up and is paid after all gives nothing and is refunded in full', async () => {
  const { pid, credits, read } = await buyWith(testCards.requestLost)
  const jobs = paymentJobs(api)
  for (const minutes of [1, 3]) await jobs.after(minutes)
  expect(await read()).toMatchObject({ status: 'FAILED' })
  server.arrive(`${pid}-1`, 10_000)
  await post('toss', aboutOrder(`${pid}-1`))
  await jobs.after(1)
  await jobs.after(1)
  expect(server.moneyOf(`${pid}-1`)).toBe(0)
  expect(await credits()).toBe(0)
  expect(await read()).toMatchObject({ status: 'FAILED', refunds: [{ amount: 10_000, isDone: true }] })
})

test('webhooks of gateways that are not connected, of strangers, and about nothing are refused or do nothing', async () => {
  expect(await post('portone', aboutOrder('sg-unknown-1'))).toMatchObject({ status: 404 })
  expect(await post('sandbox', aboutOrder('sg-unknown-1'))).toMatchObject({ status: 404 })
  expect(await post('toss', {})).toMatchObject({ status: 401 })
  expect(await post('toss', aboutOrder('sg-unknown-1'))).toMatchObject({ status: 200 })
  const event = { tid: 'txn', orderId: 'sg-unknown-1', amount: 10_000, ediDate: '2026-11-25', status: 'paid' }
  const signature = createHash('sha256').update(`txn100002026-11-25${secretOfNicepay}`).digest('hex')
  expect(await post('nicepay', { ...event, signature })).toMatchObject({ status: 200 })
  expect(await post('nicepay', { ...event, amount: 1, signature })).toMatchObject({ status: 401 })
  const large = { data: { orderId: 'x'.repeat(300_000) } }
  expect(await post('toss', large)).toMatchObject({ status: 413 })
  await paymentJobs(api).after(0)
  const { rows } = await api.database.pool.query(
    `select gateway, outcome from webhook_event where order_ref = 'sg-unknown-1' order by 1`,
  )
  expect(rows).toEqual([
    { gateway: 'nicepay', outcome: 'unknown order' },
    { gateway: 'toss', outcome: 'unknown order' },
  ])
})
