import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { payLogo } from '#contract/logo.ts'
import { readPayment } from '#contract/payment.ts'
import { listPlansOnSale, subscribe } from '#contract/subscription.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { registry } from '#server/metrics.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../testing/test-payments.ts'
import { audit } from './audit.ts'
import { watchPayments } from './billing-metrics.ts'

let api: TestApi
let stop: () => void

beforeAll(async () => {
  api = await openTestApi()
  stop = watchPayments(api.database.kysely)
})

afterAll(async () => {
  stop()
  await api.close()
})

async function buy(number: string) {
  const { token, idBrand } = await api.owner()
  const who = { token, idBrand }
  const idPayMethod = await addTestCard(api, who, number)
  const { body } = await api.send(accumulateCredit, { ...who, body: { idPayMethod, idCreditPlan: 1 } })
  return { who, idPayMethod, pid: String(body.pid) }
}

const faults = async () => (await audit(paymentJobs(api).services)).map(({ of, what }) => `${of}: ${what}`)
const figure = async (name: string, label: string) => {
  const text = await registry.getSingleMetricAsString(name)
  return Number(new RegExp(`\\{\\w+="${label}"\\} (\\d+)`).exec(text)?.[1] ?? 'none')
}

/** Changes a table behind the back of its triggers. */
async function forge(table: string, statement: string, values: readonly unknown[]): Promise<void> {
  await api.database.pool.query(`alter table ${table} disable trigger user`)
  await api.database.pool.query(statement, [...values])
  await api.database.pool.query(`alter table ${table} enable trigger user`)
}

test('what agrees has no fault: paid, refused, unknown and refunded orders, a plan', async () => {
  const { who, idPayMethod, pid } = await buy(cardNumbers.good)
  const { body } = await api.send(listPlansOnSale)
  const [, basic] = (body._embedded as { plans: { idPlan: number }[] }).plans
  await api.send(subscribe, { ...who, body: { idPlan: basic?.idPlan, idPayMethod, periodType: 'MONTHLY' } })
  await buy(cardNumbers.limit)
  await buy(cardNumbers.answerLost)
  expect(await faults()).toEqual([])
  expect(await figure('saegim_payment_faults', 'ledger')).toBe(0)
  expect(await figure('saegim_payment_orders', 'PAID')).toBe(2)
  expect(await figure('saegim_payment_unsettled', 'unknown')).toBe(0)
  await forge(
    'payment_attempt',
    `update payment_attempt set started_at = now() - interval '1 h' where state = 'UNKNOWN'`,
    [],
  )
  expect(await figure('saegim_payment_unsettled', 'unknown')).toBe(1)
  await forge('billing_order', `update billing_order set alarm = 'odd' where status = 'PENDING'`, [])
  expect(await figure('saegim_payment_unsettled', 'alarm')).toBe(1)
  expect(pid).toMatch(/^sg/)
})

test('each fault is found, named and counted', async () => {
  const { who, pid } = await buy(cardNumbers.good)
  await forge('credit_account', 'update credit_account set balance = balance + 1 where brand_id = $1', [
    who.idBrand,
  ])
  expect(await faults()).toEqual([`ledger: brand ${who.idBrand}: balance 1001, entries 1000, lots 1000`])
  expect(await figure('saegim_payment_faults', 'ledger')).toBe(1)
  await forge('credit_account', 'update credit_account set balance = balance - 1 where brand_id = $1', [
    who.idBrand,
  ])
  await forge('billing_order', `update billing_order set status = 'REFUNDED' where pid = $1`, [pid])
  expect(await faults()).toEqual([`order: ${pid} is REFUNDED with 0 of 10000 refunded`])
  await forge('billing_order', `update billing_order set status = 'PAID' where pid = $1`, [pid])
  await forge('sandbox_payment', 'update sandbox_payment set amount = 9000 where order_ref = $1', [
    `${pid}-1`,
  ])
  expect(await faults()).toEqual([`gateway: ${pid}-1: the gateway has 9000 of 9000, we have 10000 of 10000`])
  await forge('sandbox_payment', 'update sandbox_payment set amount = 10000 where order_ref = $1', [
    `${pid}-1`,
  ])
  expect(await faults()).toEqual([])
})

test('a charge that was given up and is paid after all is refunded by the audit, once', async () => {
  const { who, pid } = await buy(cardNumbers.requestLost)
  const jobs = paymentJobs(api)
  await jobs.after(1)
  await jobs.after(1)
  await jobs.after(3)
  expect((await api.send(readPayment, { ...who, params: { pid } })).body.status).toBe('FAILED')
  await api.database.pool.query(
    `insert into sandbox_payment (order_ref, txn, amount, billing_key) values ($1, 'late', 10000, 'x')`,
    [`${pid}-1`],
  )
  expect(await faults()).toEqual([`gateway: ${pid}-1 was given up and is paid`])
  await jobs.after(1)
  expect(await faults()).toEqual([])
  const { rows } = await api.database.pool.query(
    `select sum(amount)::int as sum from sandbox_refund where txn = 'late'`,
  )
  expect(rows).toEqual([{ sum: 10_000 }])
  expect((await api.send(readBrand, who)).body.credit).toBe(0)
})

test('a paid logo without its work or its months is found, and a plan in dollars that was not given', async () => {
  const { token, idBrand } = await api.owner()
  const who = { token, idBrand }
  const idPayMethod = await addTestCard(api, who, cardNumbers.good)
  const { body } = await api.send(payLogo, { ...who, body: { idProduct: 1, optionAmount: 0, idPayMethod } })
  const { pid } = body
  expect(await faults()).toEqual([])
  await forge('task', `update task set order_pid = 'another' where order_pid = $1`, [pid])
  expect(await faults()).toEqual([`order: ${pid} is paid and ordered no work`])
  await forge('task', `update task set order_pid = $1 where order_pid = 'another'`, [pid])
  const { rows } = await api.database.pool.query('delete from logo_pass where pid = $1 returning *', [pid])
  expect(await faults()).toEqual([`order: ${pid} is paid and gave no months of a plan`])
  await api.database.pool.query(
    'insert into logo_pass select * from jsonb_populate_record(null::logo_pass, $1)',
    [JSON.stringify(rows[0])],
  )
  expect(await faults()).toEqual([])
  const snapshot = {
    kind: 'PLAN',
    event: 'SUBSCRIBE',
    planKey: 'BASIC',
    periodType: 'MONTHLY',
    periodStart: '2027-01-01',
    periodEnd: '2027-02-01',
  }
  await api.database.pool.query(
    `with made as (
       insert into billing_order (pid, brand_id, kind, lane, snapshot, amount, currency, vat, status, sandbox, created_at, paid_at)
       values ('sg-dollars', $1, 'SUBSCRIBE', null, $2, 2300, 'USD', 0, 'PAID', false, now(), '2027-01-01') returning *)
     insert into payment_attempt (order_ref, brand_id, pid, n, gateway, amount, state, txn, started_at, lease_until, answered_at)
     select 'lemon-1', brand_id, pid, 1, 'lemonsqueezy', 2300, 'PAID', '1', now(), now(), paid_at from made`,
    [idBrand, JSON.stringify(snapshot)],
  )
  expect(await faults()).toContain('order: sg-dollars is paid and gave no plan')
})
