import { createHash, createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { lookUpOrder, noteRefund, readOrder, refundOrder, returnOrder } from '#contract/operator-money.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import {
  openTestGatewayServer,
  secretOfNicepay,
  testCards,
} from '#server/gateways/payments/test-gateway-server.ts'
import { registry } from '#server/metrics.ts'
import { staffToken } from '../../../../tests/contract/fixtures.ts'
import { audit } from '../reconciliation/audit.ts'
import { addTestCard, paymentJobs } from '../testing/test-payments.ts'

const gateways = ['toss', 'nicepay', 'portone'] as const
type Name = (typeof gateways)[number]
const webhookSecret = Buffer.from('a secret of webhooks').toString('base64')
let server: Awaited<ReturnType<typeof openTestGatewayServer>>
const apis = new Map<Name, TestApi>()

beforeAll(async () => {
  server = await openTestGatewayServer()
  for (const name of gateways)
    apis.set(
      name,
      await openTestApi({
        PAYMENT_GATEWAY: name,
        TOSS_SECRET_KEY: 'test_sk_toss',
        TOSS_BASE_URL: server.addressOf('toss'),
        NICEPAY_CLIENT_ID: 'client',
        NICEPAY_SECRET_KEY: secretOfNicepay,
        NICEPAY_BASE_URL: server.addressOf('nicepay'),
        PORTONE_API_SECRET: 'portone-secret',
        PORTONE_CHANNEL_KEY: 'channel',
        PORTONE_WEBHOOK_SECRET: `whsec_${webhookSecret}`,
        PORTONE_BASE_URL: server.addressOf('portone'),
      }),
    )
}, 60_000)

afterAll(async () => {
  for (const api of apis.values()) await api.close()
  await server.close()
})

let events = 0

/** A webhook that the money of an order has moved, in the words of each gateway. */
function eventOf(name: Name, orderRef: string): { payload: string; headers: Record<string, string> } {
  events += 1
  const json = { 'content-type': 'application/json' }
  const holder = {
    buyerName: '김한결',
    buyerEmail: 'hangyeol@ongi.example',
    cardNum: '4242424242424242',
    account_id: 'acct-77',
    taxId: 'tx-77',
    accountHolder: '한결',
  }
  if (name === 'toss')
    return { payload: JSON.stringify({ n: events, data: { orderId: orderRef, ...holder } }), headers: json }
  if (name === 'portone') {
    const payload = JSON.stringify({
      type: 'Transaction.Cancelled',
      data: { paymentId: orderRef, ...holder },
    })
    const [id, at] = [`webhook-${events}`, String(Math.floor(Date.now() / 1_000))]
    const signed = createHmac('sha256', Buffer.from(webhookSecret, 'base64')).update(`${id}.${at}.${payload}`)
    const signature = `v1,${signed.digest('base64')}`
    return {
      payload,
      headers: { ...json, 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature },
    }
  }
  const ediDate = `2026-11-25T00:00:${events}`
  const signature = createHash('sha256').update(`txn10000${ediDate}${secretOfNicepay}`).digest('hex')
  const event = { tid: 'txn', orderId: orderRef, amount: 10_000, ediDate, status: 'cancelled', signature }
  return { payload: JSON.stringify({ ...event, ...holder }), headers: json }
}

async function bought(name: Name) {
  const api = apis.get(name) as TestApi
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  const idPayMethod = await addTestCard(api, payer, testCards.good)
  const { body } = await api.send(accumulateCredit, { ...payer, body: { idPayMethod, idCreditPlan: 1 } })
  const pid = String(body.pid)
  const jobs = paymentJobs(api)
  const desk = { token: await staffToken(api, 'OPERATOR'), params: { pid } }
  return {
    api,
    pid,
    jobs,
    desk,
    credits: async () => Number((await api.send(readBrand, payer)).body.credit),
    order: async () => (await api.send(readOrder, desk)).body,
    async tell() {
      const url = `/api/v1/webhook/${name}`
      const { status } = await api.request({ method: 'POST', url, ...eventOf(name, `${pid}-1`) })
      expect(status).toBe(200)
      await jobs.after(1)
    },
  }
}

test.each(gateways)(
  '%s: money that was given back in its pages is shown at the desk, and a refund there takes back what it bought',
  async (name) => {
    const { api, pid, credits, order, tell, desk, jobs } = await bought(name)
    await tell()
    expect(await order()).toMatchObject({ status: 'PAID', trouble: null })
    server.giveBack(`${pid}-1`, 10_000)
    await tell()
    expect(await order()).toMatchObject({ status: 'PAID', trouble: 'RETURNED_THERE' })
    expect(await registry.getSingleMetricAsString('saegim_payment_webhooks_total')).toContain(
      `gateway="${name}",outcome="returned there"`,
    )
    expect(await credits()).toBe(1_000)
    const body = { mode: 'WHOLE', amount: 10_000, left: 10_000, reason: '가맹점에서 취소' }
    expect(await api.send(refundOrder, { ...desk, body })).toMatchObject({ status: 200 })
    expect(await order()).toMatchObject({ status: 'REFUNDED', trouble: null, refunds: [{ state: 'DONE' }] })
    expect(await credits()).toBe(0)
    expect(server.moneyOf(`${pid}-1`)).toBe(0)
    expect((await audit(jobs.services)).filter(({ what }) => what.includes(pid))).toEqual([])
  },
)

test.each(gateways)(
  '%s: a part that was given back there is noted, and what it bought stays',
  async (name) => {
    const { api, pid, credits, order, tell, desk, jobs } = await bought(name)
    server.giveBack(`${pid}-1`, 4_000)
    await tell()
    expect(await order()).toMatchObject({ status: 'PAID', trouble: 'RETURNED_THERE' })
    const note = (left: number) =>
      api.send(returnOrder, { ...desk, body: { by: 'OUTSIDE', left, reason: '가맹점에서 취소' } })
    expect(await api.send(lookUpOrder, desk)).toMatchObject({ body: { found: [{ left: 6_000 }] } })
    expect(await note(10_000)).toMatchObject({ status: 409 })
    expect(await note(6_000)).toMatchObject({ status: 200 })
    expect(await note(6_000)).toMatchObject({ status: 409 })
    expect(await order()).toMatchObject({
      status: 'PART_REFUNDED',
      trouble: null,
      refunds: [{ amount: 4_000, state: 'DONE', outsideNote: '가맹점에서 취소' }],
    })
    expect(await credits()).toBe(1_000)
    expect((await audit(jobs.services)).filter(({ what }) => what.includes(pid))).toEqual([])
  },
)

test.each(gateways)(
  '%s: besides a part that was given back there, nothing is refunded until that part is noted',
  async (name) => {
    const { api, pid, order, tell, desk, jobs } = await bought(name)
    server.giveBack(`${pid}-1`, 4_000)
    await tell()
    const refund = (mode: string, amount: number, left: number) =>
      api.send(refundOrder, { ...desk, body: { mode, amount, left, reason: '고객 요청' } })
    expect(await refund('WHOLE', 10_000, 10_000)).toMatchObject({ status: 409 })
    expect(await refund('PART', 3_000, 10_000)).toMatchObject({ status: 409 })
    expect(await order()).toMatchObject({ status: 'PAID', trouble: 'RETURNED_THERE', refunds: [] })
    const note = { by: 'OUTSIDE', left: 6_000, reason: '가맹점에서 취소' }
    expect(await api.send(returnOrder, { ...desk, body: note })).toMatchObject({ status: 200 })
    expect(await refund('PART', 6_000, 6_000)).toMatchObject({ status: 200 })
    expect(await order()).toMatchObject({ status: 'REFUNDED', trouble: null })
    expect(server.moneyOf(`${pid}-1`)).toBe(0)
    expect((await audit(jobs.services)).filter(({ what }) => what.includes(pid))).toEqual([])
  },
)

test.each(gateways)(
  '%s: a refund that finds a part given back there, which was not noted, is refused',
  async (name) => {
    const { api, pid, order, desk } = await bought(name)
    server.giveBack(`${pid}-1`, 4_000)
    const body = { mode: 'PART', amount: 6_000, left: 10_000, reason: '고객 요청' }
    expect(await api.send(refundOrder, { ...desk, body })).toMatchObject({ status: 200 })
    expect(server.moneyOf(`${pid}-1`)).toBe(6_000)
    const { trouble, refunds } = await order()
    expect({ trouble, refunds }).toMatchObject({ trouble: 'REFUND_REFUSED', refunds: [{ state: 'REFUSED' }] })
    const [{ refundRef }] = refunds as [{ refundRef: string }]
    // The operator sends the rest by bank: what the gateway gave back is counted apart, and nothing is to be decided any more.
    const params = { ...desk.params, refundRef }
    expect(await api.send(noteRefund, { ...desk, params, body: { reason: '계좌로 송금' } })).toMatchObject({
      status: 200,
    })
    const after = await order()
    expect(after).toMatchObject({ status: 'PART_REFUNDED', trouble: null })
    expect(
      (after.refunds as { state: string; amount: number }[]).map((one) => `${one.state} ${one.amount}`),
    ).toEqual(expect.arrayContaining(['REFUSED 6000', 'DONE 4000', 'OUTSIDE 2000']))
  },
)

test.each(gateways)(
  '%s: a refused refund that was made in its pages and noted is noted once, before or after its webhook',
  async (name) => {
    for (const isTold of [true, false]) {
      const { api, pid, order, tell, desk, jobs } = await bought(name)
      const refused = `rf-${randomUUID()}`
      await api.database.pool.query(
        `insert into payment_refund (refund_ref, brand_id, pid, order_ref, amount, reason, state, created_at, try_at)
         select $2, brand_id, pid, order_ref, 4000, '고객 요청', 'REFUSED', now(), now()
         from payment_attempt where pid = $1`,
        [pid, refused],
      )
      server.giveBack(`${pid}-1`, 4_000)
      if (isTold) await tell()
      const params = { ...desk.params, refundRef: refused }
      const noted = await api.send(noteRefund, { ...desk, params, body: { reason: '가맹점에서 취소' } })
      expect(noted).toMatchObject({ status: 200 })
      if (!isTold) {
        expect(await order()).toMatchObject({ trouble: null, refunds: [{ state: 'OUTSIDE' }] })
        await tell()
        expect(await order()).toMatchObject({ trouble: 'RETURNED_THERE' })
        const body = { by: 'OUTSIDE', left: 6_000, reason: '가맹점에서 취소' }
        expect(await api.send(returnOrder, { ...desk, body })).toMatchObject({ status: 200 })
      }
      const after = await order()
      expect(after).toMatchObject({ status: 'PART_REFUNDED', trouble: null })
      expect(after.refunds).toMatchObject([{ state: 'DONE', amount: 4_000 }])
      expect((await audit(jobs.services)).filter(({ what }) => what.includes(pid))).toEqual([])
    }
  },
)

test.each(gateways)(
  '%s: what a webhook said is kept without persons and cards, of a strange order not at all',
  async (name) => {
    const { api, pid, tell, jobs } = await bought(name)
    server.giveBack(`${pid}-1`, 1_000)
    await tell()
    await api.request({ method: 'POST', url: `/api/v1/webhook/${name}`, ...eventOf(name, 'sg-strange-1') })
    await jobs.after(1)
    const { rows } = await api.database.pool.query<{
      order_ref: string
      body: string | null
      outcome: string
    }>('select order_ref, body, outcome from webhook_event where order_ref = any($1) order by order_ref', [
      [`${pid}-1`, 'sg-strange-1'],
    ])
    const own = rows.find(({ order_ref }) => order_ref === `${pid}-1`)
    expect(own?.body).toContain(`${pid}-1`)
    expect(own?.body).not.toMatch(/한결|hangyeol|424242|acct-77|tx-77/)
    expect(rows.find(({ order_ref }) => order_ref === 'sg-strange-1')).toMatchObject({
      body: null,
      outcome: 'unknown order',
    })
  },
)
