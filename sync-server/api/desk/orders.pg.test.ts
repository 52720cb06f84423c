import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit, pageCredits } from '#contract/credit.ts'
import {
  listOrders,
  pauseBrand,
  readOrder,
  refundOrder,
  resendMail,
  resumeBrand,
} from '#contract/operator-money.ts'
import { addPayMethod, pagePayments, readPayment } from '#contract/payment.ts'
import { changePeriod, listPlansOnSale, readSubscription, subscribe } from '#contract/subscription.ts'
import { listTaskActs } from '#contract/task.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { staffToken } from '../../../tests/contract/fixtures.ts'
import { spendCredits } from '../billing/credits/ledger.ts'
import { renewSubscriptions } from '../billing/subscriptions/renewal-jobs.ts'
import { findLedgerFaults } from '../billing/testing/test-ledger.ts'
import { addTestCard, cardBody, cardNumbers, paymentJobs } from '../billing/testing/test-payments.ts'

let api: TestApi
let token: string
let plans: Readonly<Record<'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi()
  token = await staffToken(api, 'OPERATOR')
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string; currency: string }[] }).plans
  const inWon = listed.filter(({ currency }) => currency === 'KRW')
  plans = Object.fromEntries(inWon.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

async function payer(number: string = cardNumbers.good) {
  const { token: own, idBrand } = await api.owner()
  const who = { token: own, idBrand }
  const idPayMethod = await addTestCard(api, who, number)
  return {
    who,
    credits: async () => Number((await api.send(readBrand, who)).body.credit),
    plan: async () => (await api.send(readBrand, who)).body.plan,
    phase: async () => (await api.send(readSubscription, who)).body.phase,
    buyCredits: async () =>
      String((await api.send(accumulateCredit, { ...who, body: { idPayMethod, idCreditPlan: 1 } })).body.pid),
    subscribe: async (plan: 'Basic' | 'Plus', periodType = 'MONTHLY') =>
      (await api.send(subscribe, { ...who, body: { idPlan: plans[plan], idPayMethod, periodType } })).body,
    spend: (amount: number, key: string) =>
      inTransaction(api.database.kysely, (db) =>
        spendCredits(db, { brand: who.idBrand, key, at: new Date(), kind: 'task', amount }),
      ),
  }
}

const read = async (pid: string) => (await api.send(readOrder, { token, params: { pid } })).body
const refund = (pid: string, mode: string, amount: number, left: number) =>
  api.send(refundOrder, { token, params: { pid }, body: { mode, amount, left, reason: '부탁하셨어요' } })
const changed = (amount: number) => ({
  status: 409,
  body: { code: 'CONFLICT', reason: { name: 'AMOUNT_CHANGED', amount } },
})
const takenOf = async (pid: string) => {
  const { rows } = await api.database.pool.query(
    `select coalesce(sum(p.amount), 0)::int - coalesce(sum(r.amount), 0)::int as sum from sandbox_payment p
     left join (select txn, sum(amount) as amount from sandbox_refund group by txn) r using (txn)
     where order_ref like $1 || '-%'`,
    [pid],
  )
  return rows[0].sum
}

test('credits that were bought are refunded whole, with those that are left; pressed twice, once', async () => {
  const me = await payer()
  const pid = await me.buyCredits()
  expect(await read(pid)).toMatchObject({
    idBrand: me.who.idBrand,
    brandName: '온기',
    attempts: [{ state: 'PAID', gateway: 'sandbox', approveNo: '00000000' }],
    mails: [{ kind: 'PAID', mailedAt: null }],
    refund: { left: 10_000, unused: 10_000, terms: 'WHOLE' },
  })
  await me.spend(300, 'use:desk:1')
  expect(await read(pid)).toMatchObject({ refund: { left: 10_000, unused: 7_000, terms: 'UNUSED' } })
  expect(await refund(pid, 'UNUSED', 10_000, 10_000)).toMatchObject(changed(7_000))
  const both = await Promise.all([refund(pid, 'UNUSED', 7_000, 10_000), refund(pid, 'UNUSED', 7_000, 10_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(pid)).toMatchObject({
    status: 'PART_REFUNDED',
    refunds: [{ amount: 7_000, state: 'DONE', reason: '부탁하셨어요' }],
    refund: { left: 3_000, unused: 0 },
  })
  expect([await me.credits(), await takenOf(pid)]).toEqual([0, 3_000])
  expect(await refund(pid, 'UNUSED', 1, 3_000)).toMatchObject(changed(0))
  expect(await refund(pid, 'WHOLE', 3_000, 3_000)).toMatchObject({
    body: { status: 'REFUNDED', refund: null },
  })
  expect(await refund(pid, 'WHOLE', 3_000, 3_000)).toMatchObject(changed(0))
  expect(await takenOf(pid)).toBe(0)
  const receipt = await api.send(readPayment, { ...me.who, params: { pid } })
  expect(receipt.body).toMatchObject({
    vat: 909,
    refunds: [
      { amount: 7_000, vat: 636 },
      { amount: 3_000, vat: 273 },
    ],
  })
  const { body } = await api.send(pageCredits, me.who)
  expect((body._embedded as { credits: object[] }).credits[0]).toMatchObject({
    title: '결제 환불',
    credit: -700,
  })
})

test('a part of a price takes back its part of the credits, and of a plan nothing', async () => {
  const me = await payer()
  const pid = await me.buyCredits()
  expect((await refund(pid, 'PART', 2_500, 10_000)).body).toMatchObject({ refund: { left: 7_500 } })
  expect(await me.credits()).toBe(750)
  expect(await refund(pid, 'PART', 8_000, 7_500)).toMatchObject(changed(7_500))
  const { pid: plan } = await me.subscribe('Basic')
  await refund(String(plan), 'PART', 1_000, 29_900)
  expect([await me.plan(), await me.credits()]).toEqual(['BASIC', 1_250])
})

test('a refunded plan ends with its credits; what was spent stays spent, and it can be bought again', async () => {
  const me = await payer()
  const pid = String((await me.subscribe('Basic')).pid)
  await me.spend(120, 'use:desk:2')
  expect((await read(pid)).refund).toEqual({ left: 29_900, unused: 29_900, terms: 'UNUSED' })
  expect((await refund(pid, 'UNUSED', 29_900, 29_900)).body).toMatchObject({ status: 'REFUNDED' })
  expect([await me.plan(), await me.phase(), await me.credits()]).toEqual(['FREE', 'EXPIRED', 0])
  const services = { ...paymentJobs(api).services, now: () => new Date(Date.now() + 40 * 86_400_000) }
  await renewSubscriptions(services)
  expect(await me.phase()).toBe('EXPIRED')
  expect((await me.subscribe('Basic')).orderStatus).toBe('PAID')
  expect([await me.plan(), await me.credits()]).toEqual(['BASIC', 500])
})

test('a refunded higher plan brings back the one before; an order that another rests on waits', async () => {
  const me = await payer()
  const basic = String((await me.subscribe('Basic')).pid)
  const plus = String((await me.subscribe('Plus')).pid)
  expect([await me.plan(), await me.credits()]).toEqual(['PLUS', 2_000])
  expect(await refund(basic, 'WHOLE', 29_900, 29_900)).toMatchObject({
    status: 409,
    body: { reason: { name: 'REFUND_LATER_FIRST' } },
  })
  expect(await refund(plus, 'WHOLE', 55_500, 55_500)).toMatchObject({ status: 200 })
  expect([await me.plan(), await me.phase(), await me.credits()]).toEqual(['BASIC', 'ACTIVE', 500])
  const year = await api.send(changePeriod, {
    ...me.who,
    body: { idPlan: plans.Basic, periodType: 'YEARLY' },
  })
  const order = year.body.order as { pid: string; amount: number }
  expect(order.amount).toBe(269_100)
  expect(await refund(order.pid, 'WHOLE', 269_100, 269_100)).toMatchObject({ status: 200 })
  expect((await api.send(readSubscription, me.who)).body).toMatchObject({
    phase: 'ACTIVE',
    periodType: 'MONTHLY',
  })
  expect(await refund(basic, 'WHOLE', 29_900, 29_900)).toMatchObject({ status: 200 })
  expect([await me.plan(), await me.phase(), await me.credits()]).toEqual(['FREE', 'EXPIRED', 0])
})

test('a refund without an answer is done once, a mail can be sent again, and the owner sees each act', async () => {
  const me = await payer(cardNumbers.refundAnswerLost)
  const pid = await me.buyCredits()
  expect((await refund(pid, 'WHOLE', 10_000, 10_000)).body).toMatchObject({ refunds: [{ state: 'UNKNOWN' }] })
  const jobs = paymentJobs(api)
  await Promise.all([jobs.after(5), jobs.after(5)])
  const done = await read(pid)
  expect(done).toMatchObject({ status: 'REFUNDED', refunds: [{ state: 'DONE' }] })
  expect(await takenOf(pid)).toBe(0)
  const mails = done.mails as { idMail: number; kind: string }[]
  expect(mails.map(({ kind }) => kind)).toEqual(['PAID', 'REFUNDED'])
  await jobs.run('mail-payments')
  const idMail = mails[1]?.idMail ?? 0
  expect((await api.send(resendMail, { token, params: { pid, idMail } })).body.mails).toHaveLength(3)
  const other = await me.buyCredits()
  expect((await api.send(resendMail, { token, params: { pid: other, idMail } })).status).toBe(404)
  const { acts } = (await api.send(listTaskActs, me.who)).body._embedded as { acts: object[] }
  expect(acts).toMatchObject([
    { act: 'RESEND_MAIL', idTask: null, details: `${pid} REFUNDED` },
    { act: 'REFUND', details: `${pid} WHOLE 10000: 부탁하셨어요` },
  ])
})

test('while payments of a brand are paused nothing is sold to it and nothing charged', async () => {
  const me = await payer()
  await me.subscribe('Basic')
  const params = { idBrand: me.who.idBrand }
  const pause = { token, params, body: { reason: '확인해요' } }
  expect(await api.send(pauseBrand, pause)).toMatchObject({ status: 200, body: { isPaused: true } })
  expect((await api.send(pauseBrand, pause)).status).toBe(409)
  const refused = { status: 409, body: { reason: { name: 'BRAND_PAUSED' } } }
  expect(await api.send(addPayMethod, { ...me.who, body: cardBody(cardNumbers.good) })).toMatchObject(refused)
  expect((await me.subscribe('Plus')).code).toBe('CONFLICT')
  const then = { ...paymentJobs(api).services, now: () => new Date(Date.now() + 32 * 86_400_000) }
  await renewSubscriptions(then)
  const payments = async () =>
    ((await api.send(pagePayments, me.who)).body._embedded as { payments: object[] }).payments
  expect(await payments()).toHaveLength(1)
  expect(await me.plan()).toBe('BASIC')
  const resume = { token, params }
  expect(await api.send(resumeBrand, resume)).toMatchObject({ status: 200, body: { isPaused: false } })
  expect((await api.send(resumeBrand, resume)).status).toBe(409)
  await renewSubscriptions(then)
  expect(await payments()).toHaveLength(2)
})

test('operators find orders by brand, number and what needs a look; designers and others do not', async () => {
  const me = await payer(cardNumbers.answerLost)
  const pid = await me.buyCredits()
  const list = async (query: object) =>
    (
      (await api.send(listOrders, { token, query: { ...query } })).body._embedded as {
        orders: { pid: string }[]
      }
    ).orders.map((order) => order.pid)
  expect(await list({ query: pid })).toEqual([pid])
  expect(await list({ attention: 'true', query: pid })).toEqual([])
  await api.database.pool.query(`alter table payment_attempt disable trigger payment_attempt_kept`)
  await api.database.pool.query(
    `update payment_attempt set started_at = now() - interval '11 min' where pid = $1`,
    [pid],
  )
  await api.database.pool.query(`alter table payment_attempt enable trigger payment_attempt_kept`)
  expect(await list({ attention: 'true', query: pid })).toEqual([pid])
  expect(await list({ status: 'PENDING', query: pid })).toEqual([pid])
  const designer = await staffToken(api, 'DESIGNER')
  for (const as of [designer, me.who.token])
    expect([401, 403]).toContain((await api.send(readOrder, { token: as, params: { pid } })).status)
})
