import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  cancelSubscription,
  changePeriod,
  decidePrice,
  listPlansOnSale,
  readSubscription,
  subscribe,
  takeBackPrice,
  withdrawCancel,
} from '#contract/subscription.ts'
import { addMonths, daysBetween } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../testing/test-payments.ts'
import { announce, announcePrices } from './announce.ts'
import { beginDay, renewSubscriptions } from './renewal-jobs.ts'

let api: TestApi
let plans: Readonly<Record<'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string }[] }).plans
  plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
})

afterEach(() => setPrice({ price: 29_900, price_of_year: 299_000 }))

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  expect(await findMoneyFaults(api.database)).toEqual([])
  await api.close()
})

/** How an operator changes the price of Basic. */
const setPrice = ({ price, price_of_year }: { price?: number; price_of_year?: number }) =>
  api.database.pool.query(
    `update plan set price = coalesce($1, price), price_of_year = coalesce($2, price_of_year)
     where key = 'BASIC' and currency = 'KRW'`,
    [price ?? null, price_of_year ?? null],
  )

/** An owner whose paid period of Basic ends in ten days. */
async function subscriber(periodType: 'MONTHLY' | 'YEARLY' = 'MONTHLY', inDays = 10) {
  const { token, idBrand } = await api.owner()
  const who = { token, idBrand }
  const idPayMethod = await addTestCard(api, who, cardNumbers.good)
  await api.send(subscribe, { ...who, body: { idPlan: plans.Basic, idPayMethod, periodType } })
  await endIn(idBrand, periodType, inDays)
  return { who, idPayMethod }
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** Moves the running period, with its order. */
async function endIn(brand: number, periodType: 'MONTHLY' | 'YEARLY', days: number): Promise<void> {
  const end = addDays(today(), days)
  const start = addMonths(end, periodType === 'YEARLY' ? -12 : -1)
  await api.database.pool.query(
    `update subscription set anchor = $2, period_start = $2, period_end = $3, next_grant = $3 where brand_id = $1`,
    [brand, start, end],
  )
  await api.database.pool.query('alter table subscription_event disable trigger user')
  await api.database.pool.query(
    `update subscription_event set after = after || jsonb_build_object(
       'anchor', $2::text, 'periodStart', $2::text, 'periodEnd', $3::text, 'nextGrant', $3::text)
     where id = (select max(id) from subscription_event where brand_id = $1)`,
    [brand, start, end],
  )
  await api.database.pool.query('alter table subscription_event enable trigger user')
}

const today = () => seoulDayOf(Date.now())
const read = async ({ who }: Subscriber) => (await api.send(readSubscription, who)).body
const decide = ({ who }: Subscriber, decision: 'CONSENT' | 'REFUSE', price: number, key?: string) =>
  api.send(decidePrice, {
    ...who,
    body: { decision, price },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const takeBack = ({ who }: Subscriber) => api.send(takeBackPrice, who)
const rowsOf = async (text: string, { who }: Subscriber) =>
  (await api.database.pool.query(text, [who.idBrand])).rows
const renewals = (me: Subscriber) =>
  rowsOf(
    `select status, amount from billing_order where brand_id = $1 and kind = 'RENEW' order by created_at`,
    me,
  )
const decisions = (me: Subscriber) =>
  rowsOf(
    'select decision, old_price, new_price, renewal from price_decision where brand_id = $1 order by id',
    me,
  )
const stateOf = async (me: Subscriber) =>
  (await rowsOf('select phase, end_reason from subscription where brand_id = $1', me))[0]
const mailsTo = async (me: Subscriber) =>
  (await rowsOf(
    `select kind, facts from payment_notice where brand_id = $1 and kind <> 'PAID' order by id`,
    me,
  )) as {
    kind: string
    facts: { amount?: number; oldAmount?: number; day?: string }
  }[]

/** Jobs with a clock at so many days from today. */
function onDay(days: number, services: PaymentServices = paymentJobs(api).services) {
  const then = { ...services, now: () => new Date(Date.now() + days * 86_400_000) }
  return {
    begin: () => beginDay(then),
    ask: () => announcePrices(then),
    announce: () => announce(then),
    renew: () => renewSubscriptions(then),
  }
}
const conflict = (name: string, more = {}) => ({
  status: 409,
  body: { code: 'CONFLICT', reason: { name, ...more } },
})

test('a higher price is asked about once by mail, and charged with the consent that is recorded', async () => {
  const me = await subscriber()
  expect(await read(me)).toMatchObject({ nextAmount: 29_900, periodPrice: 29_900, priceChange: null })
  await setPrice({ price: 31_900 })
  const renewal = addDays(today(), 10)
  await Promise.all([onDay(0).ask(), onDay(0).ask()])
  await onDay(2).ask()
  expect(await mailsTo(me)).toMatchObject([
    { kind: 'PRICE_RISES', facts: { oldAmount: 29_900, amount: 31_900, day: renewal } },
  ])
  expect(await read(me)).toMatchObject({
    nextAmount: 31_900,
    periodPrice: 29_900,
    priceChange: {
      state: 'OPEN',
      oldPrice: 29_900,
      newPrice: 31_900,
      periodType: 'MONTHLY',
      date: `${renewal}T00:00:00+09:00`,
      decidedAt: null,
    },
  })
  const { body } = await decide(me, 'CONSENT', 31_900)
  expect(body).toMatchObject({ priceChange: { state: 'CONSENTED', decidedAt: expect.any(String) } })
  expect(await decisions(me)).toEqual([
    { decision: 'CONSENTED', old_price: 29_900, new_price: 31_900, renewal },
  ])
  // Who has agreed is not asked again.
  await onDay(5).ask()
  expect(await mailsTo(me)).toHaveLength(1)
  const due = onDay(10)
  await due.begin()
  await Promise.all([due.renew(), due.renew()])
  await due.renew()
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 31_900 }])
  expect(await read(me)).toMatchObject({
    phase: 'ACTIVE',
    nextAmount: 31_900,
    periodPrice: 31_900,
    priceChange: null,
  })
  expect(await takeBack(me)).toMatchObject(conflict('PLAN'))
})

test('without consent the plan ends on the day of the payment, which is not charged, and a mail says why', async () => {
  const me = await subscriber()
  await setPrice({ price: 31_900 })
  await onDay(0).ask()
  await onDay(4).ask()
  const due = onDay(10)
  await due.begin()
  expect(await stateOf(me)).toEqual({ phase: 'ACTIVE', end_reason: null })
  await Promise.all([due.renew(), due.renew()])
  await due.renew()
  await onDay(11).begin()
  await onDay(11).renew()
  expect(await renewals(me)).toEqual([])
  expect(await stateOf(me)).toEqual({ phase: 'EXPIRED', end_reason: 'PRICE' })
  const kinds = (await mailsTo(me)).map(({ kind }) => kind)
  expect(kinds).toEqual(['PRICE_RISES', 'PRICE_RISES', 'ENDED_BY_PRICE'])
  expect(await read(me)).toMatchObject({ status: 'EXPIRED', priceChange: null, periodPrice: null })
  expect(await decide(me, 'CONSENT', 31_900)).toMatchObject(conflict('PLAN'))
})

test('who refuses is not charged whatever it costs then, and can take that back until the payment', async () => {
  const me = await subscriber()
  await setPrice({ price: 31_900 })
  expect((await decide(me, 'REFUSE', 31_900)).body).toMatchObject({
    cancelAtEnd: true,
    nextAmount: null,
    priceChange: { state: 'REFUSED', oldPrice: 29_900, newPrice: 31_900 },
  })
  expect((await takeBack(me)).body).toMatchObject({
    cancelAtEnd: false,
    nextAmount: 31_900,
    priceChange: { state: 'OPEN' },
  })
  // Undoing a cancellation takes it back as well.
  await decide(me, 'REFUSE', 31_900)
  expect((await api.send(withdrawCancel, me.who)).body).toMatchObject({ priceChange: { state: 'OPEN' } })
  await decide(me, 'REFUSE', 31_900)
  await setPrice({ price: 29_900 })
  expect(await read(me)).toMatchObject({ priceChange: { state: 'REFUSED', newPrice: 31_900 } })
  expect(await decide(me, 'CONSENT', 31_900)).toMatchObject(conflict('PLAN'))
  const end = onDay(10)
  await end.renew()
  expect(await stateOf(me)).toEqual({ phase: 'ACTIVE', end_reason: 'PRICE' })
  await end.begin()
  expect(await stateOf(me)).toEqual({ phase: 'EXPIRED', end_reason: 'PRICE' })
  expect(await renewals(me)).toEqual([])
  expect((await mailsTo(me)).at(-1)).toMatchObject({ kind: 'ENDED_BY_PRICE' })
})

test('a refusal becomes a consent by a press, and a consent that is taken back ends the plan', async () => {
  const [me, other] = [await subscriber(), await subscriber()]
  await setPrice({ price: 31_900 })
  await decide(me, 'REFUSE', 31_900)
  expect((await decide(me, 'CONSENT', 31_900)).body).toMatchObject({
    cancelAtEnd: false,
    priceChange: { state: 'CONSENTED' },
  })
  await decide(other, 'CONSENT', 31_900)
  expect((await takeBack(other)).body).toMatchObject({ priceChange: { state: 'OPEN', decidedAt: null } })
  expect((await takeBack(other)).status).toBe(200)
  const due = onDay(10)
  await due.begin()
  await due.renew()
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 31_900 }])
  expect(await renewals(other)).toEqual([])
  expect(await stateOf(other)).toEqual({ phase: 'EXPIRED', end_reason: 'PRICE' })
  expect((await decisions(other)).map(({ decision }) => decision)).toEqual(['CONSENTED', 'TAKEN_BACK'])
})

test('a consent covers what it was given for and less, and a price that rises again is asked about again', async () => {
  const [me, less, again] = [await subscriber(), await subscriber(), await subscriber()]
  await setPrice({ price: 31_900 })
  await onDay(0).ask()
  for (const one of [me, less, again]) await decide(one, 'CONSENT', 31_900)
  await setPrice({ price: 33_900 })
  expect(await read(me)).toMatchObject({ priceChange: { state: 'OPEN', newPrice: 33_900 } })
  expect(await decide(me, 'CONSENT', 31_900)).toMatchObject(conflict('AMOUNT_CHANGED', { amount: 33_900 }))
  await onDay(1).ask()
  expect((await mailsTo(me)).map(({ facts }) => facts.amount)).toEqual([31_900, 33_900])
  expect((await decide(again, 'CONSENT', 33_900)).status).toBe(200)
  await setPrice({ price: 30_900 })
  expect(await read(less)).toMatchObject({
    nextAmount: 30_900,
    priceChange: { state: 'CONSENTED', newPrice: 30_900 },
  })
  await onDay(10).renew()
  expect(await renewals(less)).toEqual([{ status: 'PAID', amount: 30_900 }])
  expect(await renewals(again)).toEqual([{ status: 'PAID', amount: 30_900 }])
  const late = await subscriber()
  await setPrice({ price: 31_900 })
  await decide(late, 'CONSENT', 31_900)
  await setPrice({ price: 33_900 })
  await onDay(10).renew()
  expect(await renewals(late)).toEqual([])
  expect(await stateOf(late)).toEqual({ phase: 'EXPIRED', end_reason: 'PRICE' })
})

test('a lower price applies by itself, and rises from there with consent alone', async () => {
  const me = await subscriber()
  await setPrice({ price: 25_900 })
  await onDay(0).ask()
  expect(await read(me)).toMatchObject({ nextAmount: 25_900, periodPrice: 29_900, priceChange: null })
  expect(await decide(me, 'REFUSE', 25_900)).toMatchObject(conflict('PLAN'))
  await onDay(10).renew()
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 25_900 }])
  await setPrice({ price: 29_900 })
  await endIn(me.who.idBrand, 'MONTHLY', 5)
  expect(await read(me)).toMatchObject({ priceChange: { state: 'OPEN', oldPrice: 25_900, newPrice: 29_900 } })
  expect(await mailsTo(me)).toEqual([])
})

test('a year is asked about from thirty days before its end, by its own price; a month after it by that of a month', async () => {
  const me = await subscriber('YEARLY', 31)
  await setPrice({ price: 39_900 })
  expect(await read(me)).toMatchObject({ nextAmount: 299_000, priceChange: null })
  await setPrice({ price_of_year: 319_000 })
  expect(await read(me)).toMatchObject({ nextAmount: 299_000, priceChange: null })
  expect(await decide(me, 'CONSENT', 319_000)).toMatchObject(conflict('PLAN'))
  await onDay(0).ask()
  expect(await mailsTo(me)).toEqual([])
  await onDay(1).ask()
  expect(await mailsTo(me)).toMatchObject([
    { kind: 'PRICE_RISES', facts: { oldAmount: 299_000, amount: 319_000 } },
  ])
  await endIn(me.who.idBrand, 'YEARLY', 30)
  expect(await read(me)).toMatchObject({ priceChange: { state: 'OPEN', newPrice: 319_000 } })
  await onDay(24).announce()
  expect((await mailsTo(me)).map(({ kind }) => kind)).toEqual(['PRICE_RISES'])
  await decide(me, 'CONSENT', 319_000)
  await onDay(25).announce()
  expect((await mailsTo(me)).at(-1)).toMatchObject({ kind: 'RENEWAL_SOON', facts: { amount: 319_000 } })
  await onDay(30).renew()
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 319_000 }])

  const toMonths = await subscriber('YEARLY')
  await api.send(changePeriod, { ...toMonths.who, body: { idPlan: plans.Basic, periodType: 'MONTHLY' } })
  expect(await read(toMonths)).toMatchObject({ nextAmount: 39_900, priceChange: null })
  await setPrice({ price: 41_900 })
  expect(await read(toMonths)).toMatchObject({
    priceChange: { state: 'OPEN', oldPrice: 39_900, newPrice: 41_900, periodType: 'MONTHLY' },
  })
  await decide(toMonths, 'CONSENT', 41_900)
  await onDay(10).renew()
  expect(await renewals(toMonths)).toEqual([{ status: 'PAID', amount: 41_900 }])
})

test('two presses are one decision, and a key that is used again for another one is refused', async () => {
  const me = await subscriber()
  await setPrice({ price: 31_900 })
  const both = await Promise.all([decide(me, 'CONSENT', 31_900, 'k'), decide(me, 'CONSENT', 31_900, 'k')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all([decide(me, 'CONSENT', 31_900), decide(me, 'CONSENT', 31_900, 'other')])
  expect(await decisions(me)).toHaveLength(1)
  expect(await decide(me, 'REFUSE', 31_900, 'k')).toMatchObject({ body: { code: 'IDEMPOTENCY_CONFLICT' } })
  await Promise.all([decide(me, 'REFUSE', 31_900), decide(me, 'REFUSE', 31_900)])
  expect((await decisions(me)).map(({ decision }) => decision)).toEqual(['CONSENTED', 'REFUSED'])
})

test('only the owner decides, and not about a cancelled plan, one in dollars or one of a logo', async () => {
  const me = await subscriber()
  await setPrice({ price: 31_900 })
  const admin = await api.person('이지우')
  await api.join(me.who.idBrand, admin.id, 'BRAND_ROLE_ADMIN')
  const asAdmin = { ...me, who: { ...me.who, token: admin.token } }
  expect(await decide(asAdmin, 'CONSENT', 31_900)).toMatchObject({ status: 403 })
  expect(await takeBack(asAdmin)).toMatchObject({ status: 403 })
  expect(await read(asAdmin)).toMatchObject({ priceChange: { state: 'OPEN' } })
  expect((await decide(me, 'CONSENT', 33_900)).body).toMatchObject({ reason: { amount: 31_900 } })
  await api.send(cancelSubscription, me.who)
  expect(await read(me)).toMatchObject({ priceChange: null })
  expect(await decide(me, 'CONSENT', 31_900)).toMatchObject(conflict('PLAN'))
  for (const source of ['LEMON', 'PASS']) {
    const other = await subscriber()
    await api.database.pool.query('update subscription set source = $2 where brand_id = $1', [
      other.who.idBrand,
      source,
    ])
    expect(await read(other)).toMatchObject({ priceChange: null })
    expect(await decide(other, 'CONSENT', 31_900)).toMatchObject(conflict('PLAN'))
    await onDay(0).ask()
    expect(await mailsTo(other)).toEqual([])
  }
})

test('a consent of more than thirty days before the payment is none', async () => {
  const me = await subscriber()
  await setPrice({ price: 31_900 })
  const renewal = addDays(today(), 10)
  const consent = (daysBefore: number) =>
    api.database.pool.query(
      `insert into price_decision (brand_id, decided_by, at, decision, plan_key, period_type, old_price, new_price, renewal)
       values ($1, 1, $2::timestamptz, 'CONSENTED', 'BASIC', 'MONTHLY', 29900, 31900, $3)`,
      [me.who.idBrand, `${addDays(renewal, -daysBefore)}T12:00:00+09:00`, renewal],
    )
  await consent(31)
  expect(await read(me)).toMatchObject({ priceChange: { state: 'OPEN' } })
  await consent(30)
  expect(await read(me)).toMatchObject({ priceChange: { state: 'CONSENTED' } })
  expect(daysBetween(today(), renewal)).toBe(10)
})

test('a payment that is sent keeps its price while its answer is lost or its process is killed', async () => {
  const [me, killed] = [await subscriber(), await subscriber()]
  await setPrice({ price: 31_900 })
  for (const one of [me, killed]) await decide(one, 'CONSENT', 31_900)
  await addTestCard(api, me.who, cardNumbers.answerLost)
  const jobs = paymentJobs(api)
  // The process that has written the order of `killed` ends before it has sent the charge.
  const { named } = jobs.services.payments
  const sandbox = named('sandbox')
  if (!sandbox) throw new Error('no sandbox')
  const due = onDay(10, {
    ...jobs.services,
    payments: {
      ...jobs.services.payments,
      named: () => ({
        ...sandbox,
        charge: async (order) => {
          const { rows } = await api.database.pool.query(
            'select brand_id from payment_attempt where order_ref = $1',
            [order.orderRef],
          )
          return rows[0].brand_id === killed.who.idBrand ? new Promise(() => {}) : sandbox.charge(order)
        },
        lookUp: (orderRef, day) => sandbox.lookUp(orderRef, day),
      }),
    },
  })
  void due.renew()
  await expect.poll(async () => (await renewals(killed)).length).toBe(1)
  expect(await renewals(me)).toEqual([{ status: 'PENDING', amount: 31_900 }])
  await setPrice({ price: 33_900 })
  for (const one of [me, killed]) {
    expect(await read(one)).toMatchObject({ nextAmount: 31_900, priceChange: null })
    expect(await takeBack(one)).toMatchObject({ status: 409 })
  }
  await jobs.after(10 * 24 * 60 + 5)
  for (let looks = 0; looks < 3; looks += 1) await jobs.after(5)
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 31_900 }])
  // It was never charged: the same charge is sent again, at the price that was agreed on.
  expect(await stateOf(killed)).toEqual({ phase: 'ACTIVE', end_reason: null })
  expect(await read(killed)).toMatchObject({ nextAmount: 31_900 })
  expect(await renewals(killed)).toEqual([{ status: 'PAID', amount: 31_900 }])
  await onDay(11).renew()
  expect(await renewals(killed)).toHaveLength(1)
})

test('without a card the price stays at what was agreed on in the days of grace', async () => {
  const me = await subscriber()
  await api.database.pool.query(
    `update pay_method set deleted_at = now(), default_set = false where brand_id = $1`,
    [me.who.idBrand],
  )
  await onDay(10).renew()
  expect(await stateOf(me)).toEqual({ phase: 'PAST_DUE', end_reason: null })
  await setPrice({ price: 31_900 })
  await addTestCard(api, me.who, cardNumbers.good)
  expect(await read(me)).toMatchObject({ nextAmount: 29_900, priceChange: null })
  await onDay(11).renew()
  expect(await renewals(me)).toEqual([{ status: 'PAID', amount: 29_900 }])
})
