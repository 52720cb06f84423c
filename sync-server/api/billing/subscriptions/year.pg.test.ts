import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PaymentServices } from '../payment-services.ts'
import { audit } from '../reconciliation/audit.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { paymentJobs } from '../testing/test-payments.ts'
import { contextOf, giveCard, inWeather, liveThrough, openShops, randomOf } from '../testing/test-year.ts'
import { buyPlan } from './subscribe.ts'

/*
 * Shops that live through a year of changes, refusals, killed processes, outages of the gateway and a worker that is away. In CI a few
 * of them for some months; `BILLING_SHOPS=1000 BILLING_DAYS=366 npx vitest run year.pg` is the whole year, which prints its table.
 */

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
const shops = numberOf('BILLING_SHOPS', 10)
const days = numberOf('BILLING_DAYS', 100)
const presses = numberOf('BILLING_PRESSES', 20)
const seed = numberOf('BILLING_SEED', randomInt(2 ** 31))
/** Behind it lies 29 February 2028. */
const from = '2027-09-14'

let api: TestApi
let plans: Readonly<Record<'Free' | 'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string }[] }).plans
  plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
  process.stdout.write(`seed of the year: ${seed}\n`)
})

afterAll(() => api.close())

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await api.database.pool.query(text, [...values])).rows as Record<string, unknown>[]

test('money at the gateway is what orders were paid less refunds, no owner is charged twice or after cancelling', async () => {
  const { done, services } = await liveThrough(api, { shops, days, seed, plans, from })
  expect(await findMoneyFaults(api.database)).toEqual([])
  expect((await audit(services)).map(({ what }) => what)).toEqual([])
  expect(await findLedgerFaults(api.database)).toEqual([])
  const table = await rows(
    `select kind, status, count(*)::int as orders, sum(amount)::int as won from billing_order group by 1, 2 order by 1, 2`,
  )
  const [money] = (await rows(moneyOfAll)) as Record<
    'taken' | 'returned' | 'orders' | 'refunds' | 'extra',
    number
  >[]
  if (!money) throw new Error('There is no sum.')
  expect(money.taken - money.returned).toBe(money.orders - money.refunds)
  expect(money.returned).toBe(money.refunds + money.extra)
  const mails = await rows('select kind, count(*)::int as mails from payment_notice group by 1 order by 1')
  if (shops > 10) {
    process.stdout.write(`${shops} brands, ${days} days from ${from}, seed ${seed}\n`)
    process.stdout.write(`${JSON.stringify(done)}\n${JSON.stringify(money)}\n`)
    for (const { kind, status, orders, won } of table)
      process.stdout.write(`${kind} ${status}: ${orders}, ${won} won\n`)
    process.stdout.write(`${mails.map(({ kind, mails: n }) => `${kind} ${n}`).join(', ')}\n`)
  }
  expect(table.length).toBeGreaterThan(0)
}, 7_200_000)

/** The answer to a press whose order is another one. */
const told409 = ({ reason }: Refusal) => `${reason?.name}${reason && 'pid' in reason ? ' of its pid' : ''}`

test('two devices press at the same moment, a third of the answers is lost: one charge, and both get the result', async () => {
  const random = randomOf(seed + 1)
  const sandbox = api.services.payments.forNewCards as Gateway
  const weather = { refused: 0, answerLost: 1 / 3, requestLost: 0, killed: 0, isOut: false }
  const gateway = inWeather(sandbox, random, () => weather)
  const jobs = paymentJobs(api)
  const services: PaymentServices = {
    ...jobs.services,
    payments: { forNewCards: gateway, named: () => gateway, paypal: null, lemonSqueezy: null },
  }
  const made = await openShops(api, presses, `p${seed}-`)
  const told: Record<string, number> = {}
  for (const shop of made) {
    const idPayMethod = await giveCard(services, shop)
    const press = (key: string) =>
      buyPlan(contextOf(api, services, shop, key), {
        idBrand: shop.brand,
        idPlan: plans.Basic,
        idPayMethod,
        periodType: 'MONTHLY',
        amount: undefined,
      }).then(
        ({ state }) => state,
        (error: unknown) => (error instanceof Refusal ? told409(error) : Promise.reject(error)),
      )
    const both = await Promise.all([press('one'), press(random() < 0.5 ? 'one' : 'two')])
    for (const answer of both) told[answer] = (told[answer] ?? 0) + 1
    // The other device gets that it is paid or being checked, or by which order.
    expect(
      both.every((answer) => ['PAID', 'UNKNOWN', 'OPEN_ORDER of its pid'].includes(answer)),
      both.join(),
    ).toBe(true)
  }
  for (const minutes of [2, 5, 15]) await jobs.after(minutes)
  const charges = await rows(
    `select o.brand_id, count(*)::int as n from sandbox_payment p
     join payment_attempt using (order_ref) join billing_order o using (pid)
     where o.brand_id = any($1) group by 1`,
    [made.map(({ brand }) => brand)],
  )
  expect(charges).toHaveLength(presses)
  expect(charges.filter(({ n }) => n !== 1)).toEqual([])
  const active = await rows(
    `select brand_id from subscription where phase = 'ACTIVE' and brand_id = any($1)`,
    [made.map(({ brand }) => brand)],
  )
  expect(active).toHaveLength(presses)
  expect(told.UNKNOWN ?? 0).toBeGreaterThan(0)
  if (presses > 20)
    process.stdout.write(`${presses} presses of two devices, seed ${seed}: ${JSON.stringify(told)}\n`)
}, 7_200_000)

/**
 * `extra` was taken and returned without an order of it: a charge that came after its order was given up, or a second one.
 * What is kept is `taken` less `returned`, and `orders` less `refunds` of them.
 */
const moneyOfAll = `
  with paying as (
    select a.order_ref, o.amount from billing_order o
    join payment_attempt a on a.pid = o.pid and a.state = 'PAID' and a.answered_at = o.paid_at
    where o.status in ('PAID', 'PART_REFUNDED', 'REFUNDED')),
  returned as (select order_ref, amount from payment_refund where state = 'DONE')
  select (select coalesce(sum(amount), 0)::int from sandbox_payment) as taken,
    (select coalesce(sum(amount), 0)::int from sandbox_refund) as returned,
    (select coalesce(sum(amount), 0)::int from paying) as orders,
    (select coalesce(sum(amount), 0)::int from returned where order_ref in (select order_ref from paying)) as refunds,
    (select coalesce(sum(amount), 0)::int from returned where order_ref not in (select order_ref from paying)) as extra`
