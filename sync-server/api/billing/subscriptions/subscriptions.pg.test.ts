import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { deletePayMethod, pagePayments } from '#contract/payment.ts'
import {
  cancelSubscription,
  changePeriod,
  checkDowngrade,
  listPlansOnSale,
  readAmount,
  readSubscription,
  subscribe,
  subscribeFree,
  withdrawCancel,
} from '#contract/subscription.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../testing/test-payments.ts'
import { announce } from './announce.ts'
import { beginDay, renewSubscriptions } from './renewal-jobs.ts'

let api: TestApi
let plans: Readonly<Record<'Free' | 'Basic' | 'Plus', number>>

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string; currency: string }[] }).plans
  const inWon = listed.filter(({ currency }) => currency === 'KRW')
  plans = Object.fromEntries(inWon.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

const today = () => seoulDayOf(Date.now())

async function payer(number: string = cardNumbers.good) {
  const { token, idBrand, id } = await api.owner()
  const who = { token, idBrand }
  return { who, id, idPayMethod: await addTestCard(api, who, number) }
}
type Payer = Awaited<ReturnType<typeof payer>>

const buy = (
  { who, idPayMethod }: Payer,
  plan: keyof typeof plans,
  periodType = 'MONTHLY',
  more = {},
  key?: string,
) =>
  api.send(subscribe, {
    ...who,
    body: { idPlan: plans[plan], idPayMethod, periodType, ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const read = async ({ who }: Payer) => (await api.send(readSubscription, who)).body
const brandOf = async ({ who }: Payer) => {
  const { plan, credit } = (await api.send(readBrand, who)).body
  return [plan, credit]
}
const ordersOf = async ({ who }: Payer) => {
  const { body } = await api.send(pagePayments, who)
  const { payments } = body._embedded as { payments: { kind: string; status: string; amount: number }[] }
  return payments.map(({ kind, status, amount }) => `${kind} ${status} ${amount}`)
}

/** An owner with Basic whose payment for Plus has been sent, and not answered. */
async function upgrading() {
  const me = await payer()
  await buy(me, 'Basic')
  const idPayMethod = await addTestCard(api, me.who, cardNumbers.answerLost)
  expect((await buy({ ...me, idPayMethod }, 'Plus')).body).toMatchObject({ state: 'UNKNOWN' })
  return me
}

/** Jobs with a clock at so many days from today. */
function onDay(days: number) {
  const { services } = paymentJobs(api)
  const then = { ...services, now: () => new Date(Date.now() + days * 86_400_000) }
  return {
    renew: () => renewSubscriptions(then),
    begin: () => beginDay(then),
    announce: () => announce(then),
  }
}
/** Days from today until the period of a subscription of today ends. */
const monthDays = () => (Date.parse(addMonths(today(), 1)) - Date.parse(today())) / 86_400_000

test('a plan that is paid is there at once, with its credits, once for a key on two devices', async () => {
  const me = await payer()
  expect(await read(me)).toMatchObject({ status: 'SUBSCRIBE', phase: 'FREE', periodEndDate: null })
  const both = await Promise.all([buy(me, 'Basic', 'MONTHLY', {}, 'k'), buy(me, 'Basic', 'MONTHLY', {}, 'k')])
  expect(new Set(both.map(({ body }) => body.pid)).size).toBe(1)
  expect((await buy(me, 'Basic', 'MONTHLY', {}, 'k')).body).toMatchObject({
    orderStatus: 'PAID',
    amount: 29_900,
  })
  expect(await buy(me, 'Plus', 'MONTHLY', {}, 'k')).toMatchObject({ body: { code: 'IDEMPOTENCY_CONFLICT' } })
  expect(await brandOf(me)).toEqual(['BASIC', 500])
  expect(await read(me)).toMatchObject({
    phase: 'ACTIVE',
    plan: { title: 'Basic' },
    periodEndDate: `${addMonths(today(), 1)}T00:00:00+09:00`,
    nextAmount: 29_900,
    sandbox: true,
  })
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 29900'])
  // Another device that presses now shows the order that has paid it; later there is nothing to pay.
  const [{ pid }] = (
    await api.database.pool.query('select pid from billing_order where brand_id = $1', [me.who.idBrand])
  ).rows
  expect(await buy(me, 'Basic')).toMatchObject({ status: 409, body: { reason: { name: 'OPEN_ORDER', pid } } })
  await api.database.pool.query('alter table billing_order disable trigger user')
  await api.database.pool.query(
    `update billing_order set paid_at = paid_at - interval '11 min' where brand_id = $1`,
    [me.who.idBrand],
  )
  await api.database.pool.query('alter table billing_order enable trigger user')
  expect(await buy(me, 'Basic')).toMatchObject({ status: 409, body: { reason: { name: 'PLAN' } } })
})

test('a brand tells what it has subscribed to, as the call about its plan does', async () => {
  const me = await payer()
  const told = async () => (await api.send(readBrand, me.who)).body.subscription as Record<string, unknown>
  expect(await told()).toEqual({
    status: 'SUBSCRIBE',
    plan: { idPlan: plans.Free, title: 'Free', level: 1 },
    creditPlan: null,
    payMethod: { id: me.idPayMethod },
    currency: 'KRW',
    periodType: null,
    periodEndDate: null,
  })
  await buy(me, 'Plus', 'YEARLY')
  const running = await told()
  expect(running).toMatchObject({ plan: { title: 'Plus', level: 11 }, periodType: 'YEARLY' })
  expect(await read(me)).toMatchObject(running)
  await api.send(cancelSubscription, me.who)
  await onDay(366).begin()
  const over = await told()
  expect(over).toMatchObject({ status: 'EXPIRED', plan: { title: 'Plus' } })
  expect(await read(me)).toMatchObject(over)
  const stranger = await payer()
  expect((await api.send(readBrand, { ...me.who, token: stranger.who.token })).status).toBe(404)
})

test('the plans on sale say of which period their price is', async () => {
  const { body } = await api.send(listPlansOnSale)
  expect(body._embedded).toMatchObject({
    plans: ['Free', 'Basic', 'Plus'].map((title) => ({ title, periodType: 'MONTHLY' })),
  })
})

test('a higher plan costs the difference that was shown, and no other; a year is cheaper by what is unused', async () => {
  const me = await payer()
  await buy(me, 'Basic')
  const amountOf = async (plan: keyof typeof plans, periodType: string) =>
    (await api.send(readAmount, { ...me.who, query: { idPlan: plans[plan], periodType } })).body
  expect(await amountOf('Plus', 'MONTHLY')).toMatchObject({
    amount: 55_500,
    lines: [
      { kind: 'ADDED', amount: 85_400 },
      { kind: 'UNUSED', amount: -29_900 },
    ],
    credits: 1_500,
  })
  expect(await buy(me, 'Plus', 'MONTHLY', { amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', reason: { name: 'AMOUNT_CHANGED', amount: 55_500 } },
  })
  expect((await buy(me, 'Plus', 'MONTHLY', { amount: 55_500 })).body).toMatchObject({ orderStatus: 'PAID' })
  expect(await brandOf(me)).toEqual(['PLUS', 2_000])
  const year = { ...me.who, body: { idPlan: plans.Plus, periodType: 'YEARLY' } }
  const { body } = await api.send(changePeriod, year)
  expect(body).toMatchObject({ order: { amount: 768_600 }, subscription: { periodType: 'YEARLY' } })
  const back = await api.send(changePeriod, {
    ...me.who,
    body: { idPlan: plans.Plus, periodType: 'MONTHLY' },
  })
  expect(back.body).toMatchObject({
    order: null,
    subscription: { pendingPeriod: 'MONTHLY', nextAmount: 85_400 },
  })
  expect((await api.send(changePeriod, year)).body).toMatchObject({ subscription: { pendingPeriod: null } })
  expect(await buy(me, 'Basic')).toMatchObject({ status: 409 })
})

test('renewals are charged once, on their day; the last card of one stays', async () => {
  const me = await payer()
  await buy(me, 'Basic')
  const card = { ...me.who, params: { idPayMethod: me.idPayMethod } }
  expect(await api.send(deletePayMethod, card)).toMatchObject({
    status: 409,
    body: { reason: { name: 'CARD_IN_USE' } },
  })
  await onDay(monthDays() - 1).renew()
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 29900'])
  const due = onDay(monthDays())
  await Promise.all([due.renew(), due.renew()])
  await due.renew()
  expect((await ordersOf(me)).sort()).toEqual(['RENEW PAID 29900', 'SUBSCRIBE PAID 29900'])
  expect(await read(me)).toMatchObject({
    phase: 'ACTIVE',
    periodEndDate: `${addMonths(today(), 2)}T00:00:00+09:00`,
  })
})

test('a refused renewal keeps the plan for seven days, is tried on four of them, and then ends', async () => {
  const me = await payer(cardNumbers.firstOnly)
  await buy(me, 'Basic')
  for (let day = 0; day <= 7; day += 1) {
    await onDay(monthDays() + day).begin()
    await onDay(monthDays() + day).renew()
    expect([day, await brandOf(me).then(([plan]) => plan)]).toEqual([day, 'BASIC'])
  }
  const { rows } = await api.database.pool.query(
    `select count(*)::int as n from payment_attempt join billing_order using (pid)
     where billing_order.brand_id = $1 and kind = 'RENEW'`,
    [me.who.idBrand],
  )
  expect(rows).toEqual([{ n: 5 }])
  expect(await read(me)).toMatchObject({ phase: 'PAST_DUE' })
  await onDay(monthDays() + 8).begin()
  expect(await read(me)).toMatchObject({ status: 'EXPIRED', plan: { title: 'Basic' } })
  expect((await ordersOf(me)).sort()).toEqual(['RENEW CANCELED 29900', 'SUBSCRIBE PAID 29900'])
  expect(await brandOf(me).then(([plan]) => plan)).toBe('FREE')
  await onDay(monthDays() + 9).renew()
  expect(await ordersOf(me)).toHaveLength(2)
})

test('another card pays a refused renewal on the next try, and the period is as if it was paid in time', async () => {
  const me = await payer(cardNumbers.firstOnly)
  await buy(me, 'Basic')
  await onDay(monthDays()).renew()
  expect(await read(me)).toMatchObject({ phase: 'PAST_DUE' })
  await addTestCard(api, me.who, cardNumbers.good)
  await onDay(monthDays() + 3).renew()
  expect(await read(me)).toMatchObject({
    phase: 'ACTIVE',
    periodEndDate: `${addMonths(today(), 2)}T00:00:00+09:00`,
  })
})

test('a refused renewal that is paid by a press is paid once for its key, also where the answer was lost', async () => {
  const me = await payer(cardNumbers.firstOnly)
  await buy(me, 'Basic')
  // The period began a month earlier, so that it ends today by the clock of the calls as well.
  await api.database.pool.query(
    `update subscription set anchor = $2, period_start = $2, period_end = $3 where brand_id = $1`,
    [me.who.idBrand, addMonths(today(), -1), today()],
  )
  await onDay(0).renew()
  expect(await read(me)).toMatchObject({ phase: 'PAST_DUE' })
  const again = { ...me, idPayMethod: await addTestCard(api, me.who, cardNumbers.good) }
  const both = await Promise.all([1, 2].map(() => buy(again, 'Basic', 'MONTHLY', {}, 'now')))
  const later = await buy(again, 'Basic', 'MONTHLY', {}, 'now')
  expect(later).toMatchObject({ status: 200, body: { orderStatus: 'PAID', amount: 29_900 } })
  expect(new Set([...both, later].map(({ body }) => body.pid)).size).toBe(1)
  expect(await buy(again, 'Plus', 'MONTHLY', {}, 'now')).toMatchObject({
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  })
  expect((await ordersOf(me)).sort()).toEqual(['RENEW PAID 29900', 'SUBSCRIBE PAID 29900'])
})

test('a cancelled plan lasts to the end of its period, is not charged again, and goes on as Free where files fit', async () => {
  const me = await payer()
  await buy(me, 'Basic')
  expect((await api.send(cancelSubscription, me.who)).body).toMatchObject({
    cancelAtEnd: true,
    nextAmount: null,
  })
  expect(await api.send(cancelSubscription, me.who)).toMatchObject({ status: 409 })
  expect((await api.send(withdrawCancel, me.who)).body).toMatchObject({ cancelAtEnd: false })
  await api.send(cancelSubscription, me.who)
  expect(await api.send(subscribeFree, { ...me.who, body: {} })).toMatchObject({ status: 409 })
  const end = onDay(monthDays())
  await end.renew()
  expect(await brandOf(me).then(([plan]) => plan)).toBe('BASIC')
  await end.begin()
  expect(await read(me)).toMatchObject({ status: 'EXPIRED' })
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 29900'])
  const fill = (bytes: number) =>
    api.database.pool.query(
      `insert into brand_storage (brand_id, used) values ($1, $2) on conflict (brand_id) do update set used = $2`,
      [me.who.idBrand, bytes],
    )
  await fill(200 * 1024 ** 2)
  const tooMuch = { status: 409, body: { code: 'INVALID_SUBSCRIBE_CONDITION_STORAGE' } }
  expect(await api.send(checkDowngrade, { ...me.who, query: { idPlan: plans.Free } })).toMatchObject(tooMuch)
  expect(await api.send(subscribeFree, { ...me.who, body: {} })).toMatchObject(tooMuch)
  await fill(0)
  expect((await api.send(subscribeFree, { ...me.who, body: {} })).body).toMatchObject({ phase: 'FREE' })
  expect((await buy(me, 'Plus')).body).toMatchObject({ orderStatus: 'PAID', amount: 85_400 })
})

test('a yearly plan gets its credits every month, once, and a worker that was away for long charges no period that is over', async () => {
  const me = await payer()
  await buy(me, 'Basic', 'YEARLY')
  const month = onDay(monthDays())
  await Promise.all([month.begin(), month.begin()])
  const { rows } = await api.database.pool.query(
    `select count(*)::int as n, sum(amount)::int as sum from credit_entry where brand_id = $1 and type = 'PLAN'`,
    [me.who.idBrand],
  )
  expect(rows).toEqual([{ n: 2, sum: 1_000 }])
  const away = await payer()
  await buy(away, 'Basic')
  await onDay(75).renew()
  expect((await ordersOf(away)).sort()).toEqual(['RENEW PAID 29900', 'SUBSCRIBE PAID 29900'])
})

test('credits of a plan can be spent for three months, and end with the plan; those that were bought stay', async () => {
  const me = await payer()
  await buy(me, 'Basic')
  const lots = async () =>
    (
      await api.database.pool.query<{ type: string; rest: number; day: string }>(
        `select type, rest, to_char(expires_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day from credit_lot
         where brand_id = $1 order by id`,
        [me.who.idBrand],
      )
    ).rows.filter(({ type }) => type === 'PLAN')
  expect(await lots()).toEqual([{ type: 'PLAN', rest: 500, day: addMonths(today(), 3) }])
  const [, before] = await brandOf(me)
  await api.send(cancelSubscription, me.who)
  await onDay(monthDays()).begin()
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
  expect((await lots()).map(({ rest }) => rest)).toEqual([0])
  expect(await brandOf(me).then(([, credit]) => credit)).toBe(Number(before) - 500)
})

test('the period stays as it is while a renewal for it is on its way to the bank, and can be changed once that is known', async () => {
  const me = await payer(cardNumbers.answerLost)
  await buy(me, 'Plus', 'YEARLY')
  await paymentJobs(api).after(2)
  const year = (Date.parse(addMonths(today(), 12)) - Date.parse(today())) / 86_400_000
  await onDay(year).renew()
  const toMonths = { ...me.who, body: { idPlan: plans.Plus, periodType: 'MONTHLY' } }
  expect(await api.send(changePeriod, toMonths)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', reason: { name: 'OPEN_ORDER' } },
  })
  expect(await read(me)).toMatchObject({ pendingPeriod: null, nextAmount: 854_000 })
  await paymentJobs(api).after(year * 24 * 60 + 2)
  expect((await ordersOf(me)).sort()).toEqual(['RENEW PAID 854000', 'SUBSCRIBE PAID 854000'])
  expect((await api.send(changePeriod, toMonths)).body).toMatchObject({
    subscription: { pendingPeriod: 'MONTHLY', nextAmount: 85_400 },
  })
})

test('what is cancelled while a larger plan is on its way to the bank stays cancelled, and is never charged again', async () => {
  const me = await upgrading()
  await api.send(cancelSubscription, me.who)
  await paymentJobs(api).after(2)
  expect(await brandOf(me).then(([plan]) => plan)).toBe('PLUS')
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: true, nextAmount: null })
  await onDay(monthDays()).begin()
  await onDay(monthDays()).renew()
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
  expect((await ordersOf(me)).map((order) => order.split(' ')[0]).sort()).toEqual(['SUBSCRIBE', 'UPGRADE'])
})

test('a larger plan that is found paid after its period has ended is refunded', async () => {
  const me = await upgrading()
  await api.send(cancelSubscription, me.who)
  await onDay(monthDays()).begin()
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
  const jobs = paymentJobs(api)
  await jobs.after(2)
  await jobs.after(2)
  expect(await read(me)).toMatchObject({ phase: 'EXPIRED' })
  const { rows } = await api.database.pool.query(
    `select o.status, o.amount = r.amount as is_whole, r.state
     from billing_order o join payment_refund r using (pid) where o.brand_id = $1 and o.kind = 'UPGRADE'`,
    [me.who.idBrand],
  )
  expect(rows).toEqual([{ status: 'CANCELED', is_whole: true, state: 'DONE' }])
})

test('a refused or unknown first payment gives no plan, and a lost answer gives it when it is found', async () => {
  const refused = await payer(cardNumbers.limit)
  expect((await buy(refused, 'Basic')).body).toMatchObject({ orderStatus: 'INIT', state: 'FAILED' })
  expect(await brandOf(refused)).toEqual(['FREE', 0])
  const lost = await payer(cardNumbers.answerLost)
  expect((await buy(lost, 'Basic')).body).toMatchObject({ state: 'UNKNOWN' })
  expect(await buy(lost, 'Plus')).toMatchObject({ status: 409, body: { reason: { name: 'OPEN_ORDER' } } })
  expect(await brandOf(lost)).toEqual(['FREE', 0])
  await paymentJobs(api).after(2)
  expect(await brandOf(lost)).toEqual(['BASIC', 500])
})

const mailsTo = async ({ who }: Payer) => {
  const { rows } = await api.database.pool.query(
    `select kind, facts from payment_notice where brand_id = $1 and kind <> 'PAID' order by id`,
    [who.idBrand],
  )
  return rows as { kind: string; facts: { day?: string; nextTry?: string; amount?: number; days?: number } }[]
}

test('the owner is told of each refusal, of the next try, of the last day of grace and of the end', async () => {
  const me = await payer(cardNumbers.firstOnly)
  await buy(me, 'Basic')
  for (let day = 0; day <= 9; day += 1) {
    const then = onDay(monthDays() + day)
    await then.begin()
    await Promise.all([then.announce(), then.announce()])
    await Promise.all([then.renew(), then.renew()])
  }
  const due = addMonths(today(), 1)
  const mails = await mailsTo(me)
  expect(mails.map(({ kind, facts }) => [kind, facts.nextTry])).toEqual([
    ['REFUSED', addDays(due, 1)],
    ['REFUSED_AGAIN', addDays(due, 3)],
    ['REFUSED_AGAIN', addDays(due, 5)],
    ['REFUSED_AGAIN', addDays(due, 7)],
    ['GRACE_ENDING', undefined],
    ['NOT_TRIED_AGAIN', undefined],
    ['ENDED', undefined],
  ])
  expect(mails[0]?.facts).toMatchObject({ amount: 29_900, day: addDays(due, 7) })
})

test('a yearly renewal, the end of a cancelled plan and a card that expires are announced ahead, once', async () => {
  const me = await payer()
  await buy(me, 'Basic', 'YEARLY')
  const end = addMonths(today(), 12)
  const before = (days: number) => onDay((Date.parse(addDays(end, -days)) - Date.parse(today())) / 86_400_000)
  await before(8).announce()
  expect(await mailsTo(me)).toEqual([])
  await before(7).announce()
  await before(3).announce()
  expect(await mailsTo(me)).toMatchObject([
    { kind: 'RENEWAL_SOON', facts: { day: end, amount: 299_000, card: 'Visa 4242' } },
  ])
  await api.send(cancelSubscription, me.who)
  await before(2).announce()
  expect((await mailsTo(me)).at(-1)).toMatchObject({
    kind: 'ENDING',
    facts: { day: addDays(end, -1), days: 2 },
  })
  const other = await payer()
  await buy(other, 'Basic')
  await api.database.pool.query(`update pay_method set expire_date = $2 where id = $1`, [
    other.idPayMethod,
    addDays(today(), 30).slice(0, 7),
  ])
  await Promise.all([onDay(0).announce(), onDay(0).announce()])
  const last = addDays(addMonths(`${addDays(today(), 30).slice(0, 7)}-01`, 1), -1)
  expect(await mailsTo(other)).toMatchObject([
    { kind: 'CARD_EXPIRING', facts: { day: last, card: 'Visa 4242' } },
  ])
})
