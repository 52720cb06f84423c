import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit } from '#contract/credit.ts'
import {
  closeOrder,
  listOrders,
  lookUpOrder,
  noteRefund,
  readOrder,
  retryRefund,
  returnOrder,
} from '#contract/operator-money.ts'
import { readPayment, setDefaultPayMethod } from '#contract/payment.ts'
import { listPlansOnSale, readSubscription, subscribe } from '#contract/subscription.ts'
import { listTaskActs } from '#contract/task.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { staffToken } from '../../../tests/contract/fixtures.ts'
import { recordCharge } from '../billing/orders/settle.ts'
import { cancelOpenChanges } from '../billing/plans/open-changes.ts'
import { audit } from '../billing/reconciliation/audit.ts'
import { billingMetrics, watchPayments } from '../billing/reconciliation/billing-metrics.ts'
import { renewSubscriptions } from '../billing/subscriptions/renewal-jobs.ts'
import { findLedgerFaults } from '../billing/testing/test-ledger.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../billing/testing/test-payments.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openTestApi()
  token = await staffToken(api, 'OPERATOR')
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

/** A brand that bought credits by this card. */
async function bought(number: string = cardNumbers.requestLost) {
  const { token: own, idBrand } = await api.owner()
  const who = { token: own, idBrand }
  const idPayMethod = await addTestCard(api, who, number)
  const buy = async () =>
    (await api.send(accumulateCredit, { ...who, body: { idPayMethod, idCreditPlan: 1 } })).body
  return { who, idPayMethod, buy, pid: String((await buy()).pid) }
}

const creditsOf = async (who: { token: string; idBrand: number }) =>
  Number((await api.send(readBrand, who)).body.credit)
const read = async (pid: string) => (await api.send(readOrder, { token, params: { pid } })).body
const look = (pid: string) => api.send(lookUpOrder, { token, params: { pid } })
const close = (pid: string) => api.send(closeOrder, { token, params: { pid } })
const giveBack = (pid: string, left: number, by = 'GATEWAY') =>
  api.send(returnOrder, { token, params: { pid }, body: { by, left, reason: '다른 금액이 결제됐어요' } })
const retry = (pid: string, refundRef: string) => api.send(retryRefund, { token, params: { pid, refundRef } })
const outside = (pid: string, refundRef: string) =>
  api.send(noteRefund, { token, params: { pid, refundRef }, body: { reason: '계좌로 보냈어요' } })
const needsLook = async (pid: string) => {
  const { body } = await api.send(listOrders, { token, query: { attention: 'true', query: pid } })
  return (body._embedded as { orders: object[] }).orders.length > 0
}
const actsOf = async (who: { token: string; idBrand: number }) => {
  const { body } = await api.send(listTaskActs, who)
  return (body._embedded as { acts: { act: string; details: string }[] }).acts.map(
    ({ act, details }) => `${act} ${details}`,
  )
}
const refunds = async (pid: string) =>
  (await read(pid)).refunds as { refundRef: string; state: string; amount: number; isOpen: boolean }[]

/** As if the charge of an order had reached the gateway after all. */
const charge = (pid: string, amount: number, n = 1) =>
  api.database.pool.query(
    `insert into sandbox_payment (order_ref, txn, amount, billing_key) values ($1, 'late-' || $1, $2, 'none')`,
    [`${pid}-${n}`, amount],
  )
const leftAtGateway = async (pid: string) => {
  const { rows } = await api.database.pool.query(
    `select coalesce(sum(p.amount), 0)::int - coalesce((
       select sum(r.amount)::int from sandbox_refund r join sandbox_payment s using (txn)
       where s.order_ref like $1 || '-%'), 0) as sum
     from sandbox_payment p where order_ref like $1 || '-%'`,
    [pid],
  )
  return rows[0].sum
}

/** As if its attempts had been sent so long ago. */
async function age(pid: string, minutes: number) {
  const { pool } = api.database
  await pool.query('alter table payment_attempt disable trigger payment_attempt_kept')
  await pool.query(
    `update payment_attempt set started_at = now() - $2 * interval '1 minute', lease_until = now() where pid = $1`,
    [pid, minutes],
  )
  await pool.query('alter table payment_attempt enable trigger payment_attempt_kept')
}

/** An order for which 9,000 won were taken instead of 10,000. */
async function inAlarm() {
  const me = await bought()
  await charge(me.pid, 9_000)
  expect((await look(me.pid)).body).toMatchObject({ status: 'PENDING', trouble: 'OTHER_AMOUNT' })
  return me
}

/** An order that failed, whose charge was found later, and whose refund the gateway refused. */
async function refusedRefund() {
  const me = await bought()
  await age(me.pid, 11)
  await close(me.pid)
  await charge(me.pid, 10_000)
  await look(me.pid)
  const txn = `late-${me.pid}-1`
  await api.database.pool.query(
    `insert into sandbox_refund (refund_ref, txn, amount) values ('in the way of ' || $1::text, $1, 1)`,
    [txn],
  )
  await paymentJobs(api).after(1)
  await api.database.pool.query('delete from sandbox_refund where txn = $1', [txn])
  const [refund] = await refunds(me.pid)
  expect(refund).toMatchObject({ state: 'REFUSED', isOpen: true })
  expect(await needsLook(me.pid)).toBe(true)
  return { ...me, refundRef: refund?.refundRef ?? '' }
}

test('a look-up says what the gateway knows and settles it by that', async () => {
  const lost = await bought(cardNumbers.answerLost)
  expect(await look(lost.pid)).toMatchObject({
    status: 200,
    body: { status: 'PAID', trouble: null, found: [{ state: 'PAID', amount: 10_000, left: 10_000 }] },
  })
  expect((await look(lost.pid)).body).toMatchObject({ status: 'PAID' })
  expect(await creditsOf(lost.who)).toBe(1_000)
  expect(await actsOf(lost.who)).toEqual([
    `LOOK_UP_ORDER ${lost.pid} PAID 10000`,
    `LOOK_UP_ORDER ${lost.pid} PAID 10000`,
  ])

  const never = await bought()
  await age(never.pid, 11)
  expect((await look(never.pid)).body).toMatchObject({
    status: 'PENDING',
    trouble: 'UNKNOWN',
    found: [{ state: 'NONE', amount: null }],
  })
})

test('an amount that is right at the next look-up gives what was bought, once', async () => {
  const { pid, who } = await inAlarm()
  await api.database.pool.query('update sandbox_payment set amount = 10000 where order_ref = $1', [
    `${pid}-1`,
  ])
  expect(await giveBack(pid, 10_000)).toMatchObject({ status: 409 })
  const both = await Promise.all([look(pid), look(pid)])
  expect(both.map(({ body }) => body.status)).toEqual(['PAID', 'PAID'])
  expect(await creditsOf(who)).toBe(1_000)
  expect((await read(pid)).alarm).toBeNull()
  expect(await read(pid)).toMatchObject({ refund: { left: 10_000 } })
})

test('another amount than ordered is given back whole and the order fails; two operators do it once', async () => {
  const { pid, who, buy } = await inAlarm()
  expect(await needsLook(pid)).toBe(true)
  expect(await giveBack(pid, 10_000)).toMatchObject({
    status: 409,
    body: { reason: { name: 'AMOUNT_CHANGED', amount: 9_000 } },
  })
  const both = await Promise.all([giveBack(pid, 9_000), giveBack(pid, 9_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(pid)).toMatchObject({
    status: 'FAILED',
    alarm: null,
    trouble: null,
    refund: null,
    refunds: [{ amount: 9_000, state: 'DONE' }],
  })
  expect([await creditsOf(who), await leftAtGateway(pid), await needsLook(pid)]).toEqual([0, 0, false])
  expect(await actsOf(who)).toEqual([
    `RETURN_ORDER ${pid} GATEWAY 9000: 다른 금액이 결제됐어요`,
    `LOOK_UP_ORDER ${pid} PAID 9000`,
  ])
  // The lane is free again.
  expect(await buy()).toMatchObject({ state: 'UNKNOWN' })
})

test('more than ordered, of which the gateway has returned a part already, is returned to the last won', async () => {
  const { pid, who } = await bought()
  await charge(pid, 30_000)
  await look(pid)
  await api.database.pool.query(
    `insert into sandbox_refund (refund_ref, txn, amount) values ('console', 'late-' || $1 || '-1', 5000)`,
    [pid],
  )
  expect(await giveBack(pid, 25_000)).toMatchObject({ status: 200, body: { status: 'FAILED' } })
  expect((await refunds(pid)).map(({ amount, state }) => `${state} ${amount}`).sort()).toEqual([
    'DONE 25000',
    'DONE 5000',
  ])
  expect([await leftAtGateway(pid), await creditsOf(who)]).toEqual([0, 0])
})

test('an order in alarm that was paid back outside is closed, and nothing is sent to the gateway', async () => {
  const { pid } = await inAlarm()
  expect(await giveBack(pid, 9_000, 'OUTSIDE')).toMatchObject({
    status: 200,
    body: {
      status: 'FAILED',
      trouble: null,
      refunds: [{ amount: 9_000, state: 'OUTSIDE', outsideNote: '다른 금액이 결제됐어요' }],
    },
  })
  expect(await leftAtGateway(pid)).toBe(9_000)
  expect((await giveBack(pid, 9_000, 'OUTSIDE')).status).toBe(409)
})

test('an unknown order is closed once the gateway does not know it; what is paid later is refunded', async () => {
  const { pid, who, buy } = await bought()
  // It is too early.
  expect((await close(pid)).body).toMatchObject({ status: 'PENDING', found: [{ state: 'NONE' }] })
  await age(pid, 4 * 24 * 60)
  const both = await Promise.all([close(pid), close(pid)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(pid)).toMatchObject({ status: 'FAILED', alarm: null, trouble: null })
  expect(await buy()).toMatchObject({ state: 'UNKNOWN' })

  // The nightly audit finds it, although it was sent days ago.
  await charge(pid, 10_000)
  const jobs = paymentJobs(api)
  await audit(jobs.services)
  await jobs.after(1)
  expect(await read(pid)).toMatchObject({ status: 'FAILED', refunds: [{ amount: 10_000, state: 'DONE' }] })
  expect([await leftAtGateway(pid), await creditsOf(who)]).toEqual([0, 0])
  expect((await actsOf(who))[0]).toBe(`CLOSE_ORDER ${pid} NONE`)
})

test('an order that is paid is not closed but given', async () => {
  const { pid, who } = await bought(cardNumbers.answerLost)
  await age(pid, 2 * 24 * 60)
  expect((await close(pid)).body).toMatchObject({ status: 'PAID', found: [{ state: 'PAID' }] })
  expect(await creditsOf(who)).toBe(1_000)
  expect((await close(pid)).status).toBe(409)
  expect((await actsOf(who))[0]).toBe(`LOOK_UP_ORDER ${pid} PAID 10000`)
})

/** A plan whose first renewal was lost on its way. */
async function renewalUnknown() {
  const { who, idPayMethod } = await bought(cardNumbers.good)
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string; currency: string }[] }).plans
  const idPlan = listed.find(({ title, currency }) => title === 'Basic' && currency === 'KRW')?.idPlan ?? 0
  await api.send(subscribe, { ...who, body: { idPlan, idPayMethod, periodType: 'MONTHLY' } })
  const lost = await addTestCard(api, who, cardNumbers.requestLost)
  const makeDefault = (id: number) =>
    api.send(setDefaultPayMethod, { ...who, params: { idPayMethod: id }, body: { defaultSet: true } })
  await makeDefault(lost)
  const services = { ...paymentJobs(api).services }
  const renewOn = (day: number) =>
    renewSubscriptions({ ...services, now: () => new Date(Date.now() + day * 86_400_000) })
  await renewOn(32)
  const { rows } = await api.database.pool.query(
    `select pid from billing_order where brand_id = $1 and kind = 'RENEW'`,
    [who.idBrand],
  )
  const pid = rows[0].pid as string
  return { who, idPayMethod, pid, makeDefault, renewOn }
}

test('a renewal that is closed is a refused one: its plan has days of grace, and it is tried again', async () => {
  const { who, idPayMethod, pid, makeDefault, renewOn } = await renewalUnknown()
  await age(pid, 30)
  expect((await close(pid)).body).toMatchObject({ status: 'INIT', trouble: null })
  expect((await api.send(readSubscription, who)).body).toMatchObject({ phase: 'PAST_DUE' })

  // Taken in another amount and returned, it is tried again as well.
  await renewOn(33)
  await charge(pid, 1_000, 2)
  await age(pid, 30)
  expect((await look(pid)).body).toMatchObject({ status: 'PENDING', trouble: 'OTHER_AMOUNT' })
  expect((await giveBack(pid, 1_000)).body).toMatchObject({ status: 'INIT', trouble: null })
  await makeDefault(idPayMethod)
  await renewOn(35)
  expect(await read(pid)).toMatchObject({
    status: 'PAID',
    attempts: [
      { state: 'DECLINED', message: '결제되지 않았어요. 다시 시도해 주세요.' },
      { state: 'PAID', message: null },
      { state: 'PAID' },
    ],
  })
  expect((await api.send(readSubscription, who)).body).toMatchObject({ phase: 'ACTIVE' })
})

test('a refund that was refused is sent again once, under a new number', async () => {
  const { pid, who, refundRef } = await refusedRefund()
  const both = await Promise.all([retry(pid, refundRef), retry(pid, refundRef)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await refunds(pid)).map(({ state, isOpen }) => `${state} ${isOpen}`)).toEqual([
    'REFUSED false',
    'DONE false',
  ])
  expect([await leftAtGateway(pid), await needsLook(pid)]).toEqual([0, false])
  expect((await outside(pid, refundRef)).status).toBe(409)
  expect((await actsOf(who))[0]).toBe(`RETRY_REFUND ${pid} 10000`)
})

test('a refund that was paid back outside ends the alarm, and the books say so', async () => {
  const { pid, who, refundRef } = await refusedRefund()
  const stop = watchPayments(api.database.kysely)
  const waiting = async () =>
    (await billingMetrics.unsettled.get()).values.find(({ labels }) => labels.what === 'refund')?.value
  const before = Number(await waiting())
  const both = await Promise.all([outside(pid, refundRef), outside(pid, refundRef)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(pid)).toMatchObject({
    status: 'FAILED',
    trouble: null,
    refunds: [{ state: 'OUTSIDE', outsideNote: '계좌로 보냈어요', isOpen: false }],
  })
  expect([await needsLook(pid), await waiting()]).toEqual([false, before - 1])
  stop()
  expect((await retry(pid, refundRef)).status).toBe(409)
  expect((await actsOf(who))[0]).toBe(`NOTE_REFUND ${pid} 10000: 계좌로 보냈어요`)
  const receipt = await api.send(readPayment, { ...who, params: { pid } })
  expect(receipt.body).toMatchObject({ refunds: [{ amount: 10_000, isDone: true }] })
})

test('a renewal that took another amount stays open when its plan ends, until the money is given back', async () => {
  const { who, pid } = await renewalUnknown()
  await charge(pid, 1_000)
  await age(pid, 30)
  expect((await look(pid)).body).toMatchObject({ status: 'PENDING', trouble: 'OTHER_AMOUNT' })
  await inTransaction(api.database.kysely, (db) => cancelOpenChanges(db, who.idBrand))
  await api.database.pool.query("update subscription set phase = 'EXPIRED' where brand_id = $1", [
    who.idBrand,
  ])
  expect(await read(pid)).toMatchObject({ status: 'PENDING', trouble: 'OTHER_AMOUNT' })
  expect((await giveBack(pid, 1_000)).body).toMatchObject({ status: 'CANCELED', trouble: null })
  expect(await leftAtGateway(pid)).toBe(0)
  expect((await api.send(readSubscription, who)).body).toMatchObject({ phase: 'EXPIRED' })
})

test('the late refusal of a renewal that was cancelled changes nothing of the plan that was bought since', async () => {
  const { who, pid } = await renewalUnknown()
  await inTransaction(api.database.kysely, (db) => cancelOpenChanges(db, who.idBrand))
  const late = { state: 'DECLINED', code: 'LIMIT', raw: 'late' } as const
  await inTransaction(api.database.kysely, (db) => recordCharge(db, `${pid}-1`, late, new Date()))
  expect((await read(pid)).status).toBe('CANCELED')
  expect((await api.send(readSubscription, who)).body).toMatchObject({ phase: 'ACTIVE' })
})

test('the audit finds nothing wrong with what was resolved', async () => {
  const { pid: returned } = await inAlarm()
  await giveBack(returned, 9_000)
  const { pid: outsideOf } = await inAlarm()
  await giveBack(outsideOf, 9_000, 'OUTSIDE')
  const refused = await refusedRefund()
  await outside(refused.pid, refused.refundRef)
  const { pid: kept } = await inAlarm()
  const faults = (await audit(paymentJobs(api).services)).map(({ what }) => what)
  for (const pid of [returned, outsideOf, refused.pid])
    expect(faults.filter((what) => what.includes(pid))).toEqual([])
  expect(faults.filter((what) => what.includes(kept))).toHaveLength(1)
})

test('only an operator may, and only where there is something to decide', async () => {
  const { pid, who } = await inAlarm()
  const designer = await staffToken(api, 'DESIGNER')
  const refundRef = `rf-${'0'.repeat(36)}`
  const body = { by: 'GATEWAY', left: 9_000, reason: '확인' }
  for (const as of [designer, who.token]) {
    const params = { pid }
    const sent = [
      await api.send(lookUpOrder, { token: as, params }),
      await api.send(closeOrder, { token: as, params }),
      await api.send(returnOrder, { token: as, params, body }),
      await api.send(retryRefund, { token: as, params: { pid, refundRef } }),
      await api.send(noteRefund, { token: as, params: { pid, refundRef }, body: { reason: '확인' } }),
    ]
    for (const { status } of sent) expect([401, 403]).toContain(status)
  }
  expect(await read(pid)).toMatchObject({ status: 'PENDING', trouble: 'OTHER_AMOUNT' })
  expect((await close(pid)).status).toBe(409)
  expect((await retry(pid, refundRef)).status).toBe(404)
  const unknown = await bought()
  expect((await giveBack(unknown.pid, 10_000)).status).toBe(409)
  const paid = await bought(cardNumbers.good)
  expect((await giveBack(paid.pid, 10_000)).status).toBe(409)
  expect((await close(paid.pid)).status).toBe(409)
  expect((await look('sg-unknown')).status).toBe(404)
})
