import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import { deleteCard } from '../cards/cards.ts'
import { lost, openTill, setClock, wait } from '../testing/test-clock.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { cardNumbers } from '../testing/test-payments.ts'
import { contextOf, giveCard, type Shop } from '../testing/test-year.ts'
import { cancel } from './change-plan.ts'
import { renew } from './renew.ts'
import { show } from './show-subscription.ts'

/* Renewals at the edges of days in Seoul, and what comes while a charge is on its way. */

let api: TestApi
let till: Awaited<ReturnType<typeof openTill>>
/** A charge does not answer before this settles. */
let answer: Promise<unknown> = Promise.resolve()
let isAnswerLost = false
let onCharged = () => {}
const queued: (readonly [orderRef: string, at: number])[] = []

beforeAll(async () => {
  api = await openTestApi()
  till = await openTill(api, (sandbox: Gateway) => ({
    async charge(order) {
      const charged = await sandbox.charge(order)
      onCharged()
      await answer
      return isAnswerLost ? lost : charged
    },
  }))
  const queueLookUp = async (orderRef: string, at: Date) => queued.push([orderRef, at.getTime()])
  // Of the job and of calls.
  for (const services of [till.services, api.services]) Object.assign(services, { queueLookUp })
})

afterEach(() => {
  vi.useRealTimers()
  answer = Promise.resolve()
  isAnswerLost = false
  onCharged = () => {}
  queued.length = 0
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  expect(await findMoneyFaults(api.database)).toEqual([])
  await api.close()
})

const read = (shop: Shop) => show(contextOf(api, till.services, shop, null))

/** Basic since 10 March 2027, whose renewal of 10 April was refused. */
async function refused(name: string): Promise<Shop> {
  setClock('2027-03-10')
  const shop = await till.shop(name, cardNumbers.firstOnly)
  await till.press(shop)
  setClock('2027-04-10', 9, 10)
  await till.renew()
  return shop
}

/** A charge that is on its way from `begun` until `end` is called. */
function onItsWay() {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  onCharged = begun.resolve
  answer = ended.promise
  return { begun: begun.promise, end: ended.resolve }
}

test('a renewal is due at the first instant of its day in Seoul, and not a second before', async () => {
  const shop = await till.subscriber('edge', '2027-03-10')
  setClock('2027-04-09', 23, 59, 59)
  await till.begin()
  await till.renew()
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900'])
  setClock('2027-04-10')
  vi.setSystemTime(Date.parse('2027-04-09T15:00:00Z'))
  await Promise.all([till.renew(), till.renew()])
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW PAID 29900'])
  expect(await till.subscription(shop)).toMatchObject({
    period_start: '2027-04-10',
    period_end: '2027-05-10',
  })
})

test('a refused renewal can be paid until 23:59:59 of the seventh day, and ends at 00:00:00', async () => {
  const [paid, ended] = [await refused('grace-paid'), await refused('grace-ended')]
  setClock('2027-04-17', 23, 59, 59)
  await till.begin()
  await giveCard(till.services, paid)
  expect(await till.subscription(ended)).toMatchObject({ phase: 'PAST_DUE' })
  expect(await till.press(paid)).toMatchObject({ state: 'PAID', amount: 29_900 })
  expect(await till.subscription(paid)).toMatchObject({
    phase: 'ACTIVE',
    period_start: '2027-04-10',
    period_end: '2027-05-10',
  })
  vi.setSystemTime(Date.parse('2027-04-17T15:00:00Z'))
  await till.begin()
  expect(await till.subscription(ended)).toMatchObject({ phase: 'EXPIRED', end_reason: 'UNPAID' })
  await till.renew()
  expect(await till.orders(ended)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW CANCELED 29900'])
  // Paid then, it is a new plan from today.
  await giveCard(till.services, ended)
  expect(await till.press(ended)).toMatchObject({ state: 'PAID' })
  expect(await till.subscription(ended)).toMatchObject({
    period_start: '2027-04-18',
    period_end: '2027-05-18',
  })
})

test('before the job of the night has run, a press at 00:00:00 of the eighth day renews nothing', async () => {
  const shop = await refused('grace-late-job')
  await giveCard(till.services, shop)
  vi.setSystemTime(Date.parse('2027-04-17T15:00:00Z'))
  expect(await till.press(shop)).toMatchObject({ state: 'PAID' })
  expect(await till.subscription(shop)).toMatchObject({
    period_start: '2027-04-18',
    period_end: '2027-05-18',
  })
  expect(await till.orders(shop)).toEqual([
    'SUBSCRIBE PAID 29900',
    'RENEW CANCELED 29900',
    'SUBSCRIBE PAID 29900',
  ])
})

test('cancelled in the days of grace it ends at once, and is not charged again', async () => {
  const shop = await refused('grace-cancelled')
  await giveCard(till.services, shop)
  await cancel(contextOf(api, till.services, shop, null))
  expect(await till.subscription(shop)).toMatchObject({ phase: 'EXPIRED', end_reason: 'CANCELED' })
  for (const day of ['2027-04-11', '2027-04-13', '2027-04-17']) {
    setClock(day, 9, 10)
    await till.renew()
    await till.settle()
  }
  expect(await till.attempts(shop)).toEqual(['1 DECLINED LIMIT'])
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW CANCELED 29900'])
})

test('the owner reads why the renewal was refused, in their words, until it is tried again', async () => {
  const shop = await refused('reason')
  expect(await read(shop)).toMatchObject({
    phase: 'PAST_DUE',
    declined: { code: 'LIMIT', message: '한도나 잔액이 부족해요.' },
  })
  await giveCard(till.services, shop)
  isAnswerLost = true
  await till.press(shop)
  expect(await read(shop)).toMatchObject({ phase: 'PAST_DUE', declined: null })
  wait(1)
  await till.settle()
  expect(await read(shop)).toMatchObject({ phase: 'ACTIVE', declined: null })
})

test('an amount that was looked up before midnight and is paid after it is asked about again', async () => {
  const shop = await till.subscriber('midnight', '2027-03-10')
  setClock('2027-03-24', 23, 59, 59)
  const shown = 85_400 * (17 / 31) - 29_900 * (17 / 31)
  vi.setSystemTime(Date.now() + 1_000)
  const reason = await till.refusal(till.press(shop, { plan: 'Plus', amount: Math.round(shown) }))
  expect(reason).toMatchObject({ name: 'AMOUNT_CHANGED', amount: 28_645 })
  expect(await till.press(shop, { plan: 'Plus', amount: 28_645 })).toMatchObject({
    state: 'PAID',
    amount: 28_645,
  })
  expect(await till.kept(shop)).toBe(2)
})

test('the default card that is deleted during a renewal pays it once, and the next one pays the next', async () => {
  const shop = await till.subscriber('deleted', '2027-03-10')
  const [first = 0] = shop.cards
  await giveCard(till.services, shop, cardNumbers.other)
  await till.query('update pay_method set default_set = id = $2 where brand_id = $1 and id <> $2', [
    shop.brand,
    first,
  ])
  await till.query('update pay_method set default_set = true where id = $1', [first])
  setClock('2027-04-10', 9, 10)
  const charge = onItsWay()
  const renewing = renew(till.services, shop.brand)
  await charge.begun
  await inTransaction(till.services.kysely, (db) =>
    deleteCard(db, { brand: shop.brand, id: first, at: new Date(), isNeeded: true }),
  )
  charge.end()
  await renewing
  await till.renew()
  setClock('2027-05-10', 9, 10)
  await till.renew()
  const cards = await till.query(
    `select card, status from billing_order where brand_id = $1 and kind = 'RENEW' order by created_at`,
    [shop.brand],
  )
  expect(cards).toEqual([
    { card: 'Visa 4242', status: 'PAID' },
    { card: 'Mastercard 4444', status: 'PAID' },
  ])
  expect(await till.kept(shop)).toBe(3)
})

test('a webhook that comes before the answer settles at once, and the answer changes nothing', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('webhook')
  const charge = onItsWay()
  const pressed = till.press(shop)
  await charge.begun
  const [{ order_ref: orderRef }] = await till.query(
    'select order_ref from payment_attempt where brand_id = $1',
    [shop.brand],
  )
  for (const event of ['one', 'two'])
    await till.query(
      `insert into webhook_event (gateway, event_id, order_ref) values ('sandbox', $1 || $2::text, $2)`,
      [event, orderRef],
    )
  await Promise.all([till.settle(), till.settle()])
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
  charge.end()
  expect(await pressed).toMatchObject({ state: 'PAID', amount: 29_900 })
  const [{ plans, credits, mails }] = await till.query(
    `select (select count(*)::int from subscription_event where brand_id = $1) as plans,
       (select sum(amount)::int from credit_entry where brand_id = $1 and type = 'PLAN') as credits,
       (select count(*)::int from payment_notice where brand_id = $1) as mails`,
    [shop.brand],
  )
  expect({ plans, credits, mails }).toEqual({ plans: 1, credits: 500, mails: 1 })
  // What one of the two runs has looked up just now, the other leaves for a minute later.
  wait(2)
  await till.settle()
  const outcomes = await till.query('select outcome, done_at from webhook_event where order_ref = $1', [
    orderRef,
  ])
  expect(outcomes).toHaveLength(2)
  for (const { outcome, done_at } of outcomes) {
    expect(['settled', 'known']).toContain(outcome)
    expect(done_at).not.toBeNull()
  }
})

test('what its sender may still cancel is not given by a webhook: money could be back, and the plan given', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('cancels')
  const charge = onItsWay()
  const pressed = till.press(shop)
  await charge.begun
  await till.query(
    `insert into webhook_event (gateway, event_id, order_ref)
     select 'sandbox', 'three ' || order_ref, order_ref from payment_attempt where brand_id = $1`,
    [shop.brand],
  )
  const { payments } = till.services
  const cancelling = { ...(payments.named('sandbox') as Gateway), voidUnseen: async () => true }
  await till.settleBy({ ...till.services, payments: { ...payments, named: () => cancelling } })
  expect(await till.subscription(shop)).toBe(undefined)
  charge.end()
  expect(await pressed).toMatchObject({ state: 'PAID' })
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
})

test('a lost answer is looked up after 5 seconds, and after 30 where it is not known yet', async () => {
  setClock('2027-03-10')
  const shop = await till.shop('soon')
  isAnswerLost = true
  const begun = Date.now()
  const { pid } = await till.press(shop)
  expect(queued).toEqual([[`${pid}-1`, begun + 5_000]])
  const { named } = till.services.payments
  const silent = {
    ...till.services,
    payments: {
      ...till.services.payments,
      named: () => ({ ...(named('sandbox') as Gateway), lookUp: async () => lost }),
    },
  }
  vi.setSystemTime(begun + 4_999)
  await till.settle()
  expect(await till.subscription(shop)).toBe(undefined)
  vi.setSystemTime(begun + 5_000)
  await till.settleBy(silent)
  expect(queued.at(-1)).toEqual([`${pid}-1`, begun + 30_000])
  vi.setSystemTime(begun + 30_000)
  await till.settle()
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
})
