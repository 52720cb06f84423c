import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import { lost, openTill, setClock, wait } from '../testing/test-clock.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { cardNumbers } from '../testing/test-payments.ts'
import { contextOf, giveCard } from '../testing/test-year.ts'
import { cancel } from './change-plan.ts'

/*
 * Renewals whose result is not known: they never arrived at the gateway, or what became of them is not said. `charging` is what the
 * gateway does.
 */

let api: TestApi
let till: Awaited<ReturnType<typeof openTill>>
let voiding: typeof till
const calls: string[] = []
let charging: 'works' | 'requestLost' | 'answerLost' = 'works'
let isSilent = false
/** Whether it answers to a cancellation of what it has never seen. */
let voids = false

function strange(sandbox: Gateway): Partial<Gateway> {
  return {
    async charge(order) {
      calls.push(`charge ${order.orderRef}`)
      if (charging === 'requestLost') return lost
      const charged = await sandbox.charge(order)
      return charging === 'answerLost' ? lost : charged
    },
    lookUp: async (orderRef, day) => (isSilent ? lost : sandbox.lookUp(orderRef, day)),
  }
}

beforeAll(async () => {
  api = await openTestApi()
  till = await openTill(api, strange)
  // Without idempotency keys, as NICEPAY.
  voiding = await openTill(api, (sandbox) => ({
    ...strange(sandbox),
    async voidUnseen(orderRef) {
      calls.push(`void ${orderRef}`)
      return voids
    },
  }))
})

afterEach(() => {
  vi.useRealTimers()
  charging = 'works'
  isSilent = false
  voids = false
  calls.length = 0
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  expect(await findMoneyFaults(api.database)).toEqual([])
  await api.close()
})

const settleAfter = async (...minutes: number[]) => settleBy(till, ...minutes)
async function settleBy({ settle }: typeof till, ...minutes: number[]): Promise<void> {
  for (const each of minutes) {
    wait(each)
    await settle()
  }
}
/** The numbers of attempts that were charged. */
const charged = () => calls.filter((call) => call.startsWith('charge')).map((call) => call.slice(-1))

test('a renewal that never arrived is sent again as the same charge, by one process, and no mail tells of a refusal', async () => {
  const shop = await till.subscriber('again', '2027-03-10')
  calls.length = 0
  setClock('2027-04-10', 9, 10)
  charging = 'requestLost'
  await till.renew()
  await settleAfter(1, 1)
  expect(charged()).toEqual(['1'])
  charging = 'works'
  wait(2)
  await Promise.all([till.settle(), till.settle(), till.settle()])
  expect(charged()).toEqual(['1', '1'])
  expect(new Set(calls).size).toBe(1)
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE', period_end: '2027-05-10' })
  expect(await till.attempts(shop)).toEqual(['1 PAID'])
  expect(await till.mails(shop)).toEqual([])
  expect(await till.kept(shop)).toBe(2)
})

test('one that is cancelled meanwhile is not sent again', async () => {
  const shop = await till.subscriber('cancelled', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  charging = 'requestLost'
  await till.renew()
  await settleAfter(1)
  await cancel(contextOf(api, till.services, shop, null))
  charging = 'works'
  calls.length = 0
  await settleAfter(2, 2, 60, 600)
  expect(calls).toEqual([])
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW CANCELED 29900'])
  expect(await till.attempts(shop)).toEqual(['1 DECLINED NOT_SENT'])
  setClock('2027-04-11', 0, 5)
  await till.begin()
  expect(await till.subscription(shop)).toMatchObject({ phase: 'EXPIRED', end_reason: 'CANCELED' })
})

test('what a person has pressed is not sent again unasked, and the days of grace go on', async () => {
  const shop = await till.subscriber('pressed', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  await giveCard(till.services, shop, cardNumbers.limit)
  await till.renew()
  expect(await till.subscription(shop)).toMatchObject({ phase: 'PAST_DUE', grace_until: '2027-04-17' })
  await giveCard(till.services, shop, cardNumbers.good)
  calls.length = 0
  charging = 'requestLost'
  expect(await till.press(shop)).toMatchObject({ state: 'UNKNOWN' })
  await settleAfter(2, 3, 60)
  expect(charged()).toEqual(['2'])
  expect(await till.attempts(shop)).toEqual(['1 DECLINED LIMIT', '2 DECLINED NOT_SENT'])
  charging = 'works'
  expect(await till.press(shop)).toMatchObject({ state: 'PAID' })
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE', period_end: '2027-05-10' })
})

test('where the card is gone, the default card is charged by another attempt', async () => {
  const shop = await till.subscriber('other-card', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  charging = 'requestLost'
  await till.renew()
  const [first] = shop.cards
  await giveCard(till.services, shop, cardNumbers.other)
  await till.query('update pay_method set deleted_at = now(), default_set = false where id = $1', [first])
  charging = 'works'
  await settleAfter(2, 3)
  expect(await till.attempts(shop)).toEqual(['1 DECLINED NOT_SENT', '2 PAID'])
  const [order] = await till.query(`select card from billing_order where brand_id = $1 and kind = 'RENEW'`, [
    shop.brand,
  ])
  expect(order).toEqual({ card: 'Mastercard 4444' })
})

test('a gateway without idempotency keys cancels what it has not seen, and charges a new attempt', async () => {
  const shop = await voiding.subscriber('void', '2027-03-10')
  calls.length = 0
  setClock('2027-04-10', 9, 10)
  charging = 'requestLost'
  voids = false
  await voiding.renew()
  await settleBy(voiding, 1, 3)
  // It does not answer, so that nothing is sent.
  expect(charged()).toEqual(['1'])
  expect(await voiding.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW PENDING 29900'])
  charging = 'works'
  voids = true
  await settleBy(voiding, 60, 3)
  expect(charged()).toEqual(['1', '2'])
  expect(calls.at(-2)).toMatch(/^void .*-1$/)
  expect(await voiding.attempts(shop)).toEqual(['1 DECLINED NOT_SENT', '2 PAID'])
  expect(await voiding.mails(shop)).toEqual([])

  const person = await voiding.shop('void-person')
  charging = 'requestLost'
  calls.length = 0
  const { pid } = await voiding.press(person)
  await settleBy(voiding, 2, 3)
  expect(calls).toEqual([`charge ${pid}-1`, `void ${pid}-1`])
  const [order] = await voiding.query('select status, failed_code from billing_order where pid = $1', [pid])
  expect(order).toEqual({ status: 'FAILED', failed_code: 'NOT_SENT' })
})

test('a renewal that never arrives is sent again for a day, then is late, and is tried on the days of grace', async () => {
  const shop = await till.subscriber('never', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  charging = 'requestLost'
  await till.renew()
  await settleAfter(...Array.from({ length: 60 }, () => 23))
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
  await settleAfter(...Array.from({ length: 10 }, () => 23), 1_440, 3)
  expect(await till.subscription(shop)).toMatchObject({ phase: 'PAST_DUE', grace_until: '2027-04-17' })
  const sent = charged().length
  expect(sent).toBeLessThan(12)
  charging = 'works'
  setClock('2027-04-13', 9, 10)
  await till.renew()
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE', period_end: '2027-05-10' })
  expect(await till.kept(shop)).toBe(2)
})

test('a renewal that is unknown for a day begins the days of grace without a second charge; found paid, it is as paid in time', async () => {
  const shop = await till.subscriber('unknown', '2027-03-10')
  calls.length = 0
  setClock('2027-04-10', 9, 10)
  charging = 'answerLost'
  isSilent = true
  await till.renew()
  await settleAfter(1, 10, 60, 360, 1_000)
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE', grace_until: null })
  await settleAfter(20)
  expect(await till.subscription(shop)).toMatchObject({
    phase: 'PAST_DUE',
    period_end: '2027-04-10',
    grace_until: '2027-04-17',
  })
  // It was not refused.
  expect(await till.mails(shop)).toEqual([])
  const [{ pid }] = await till.query(`select pid from billing_order where brand_id = $1 and kind = 'RENEW'`, [
    shop.brand,
  ])
  for (const day of ['2027-04-11', '2027-04-13', '2027-04-15']) {
    setClock(day, 9, 10)
    await till.begin()
    await till.renew()
    await till.settle()
    expect(await till.refusal(till.press(shop))).toMatchObject({ name: 'OPEN_ORDER', pid })
    expect(await till.refusal(till.press(shop, { plan: 'Plus' }))).toMatchObject({ name: 'PLAN' })
  }
  expect(charged()).toEqual(['1'])
  isSilent = false
  setClock('2027-04-17', 23, 59, 59)
  await till.settle()
  expect(await till.subscription(shop)).toMatchObject({
    phase: 'ACTIVE',
    period_start: '2027-04-10',
    period_end: '2027-05-10',
    grace_until: null,
  })
  expect(await till.kept(shop)).toBe(2)
})

test('found paid after the days of grace it is refunded, and revives nothing', async () => {
  const shop = await till.subscriber('too-late', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  charging = 'answerLost'
  isSilent = true
  await till.renew()
  await settleAfter(1, 10, 60, 360, 1_440)
  setClock('2027-04-18', 0, 5)
  await till.begin()
  expect(await till.subscription(shop)).toMatchObject({ phase: 'EXPIRED', end_reason: 'UNPAID' })
  isSilent = false
  await settleAfter(1_440, 60)
  expect(await till.subscription(shop)).toMatchObject({ phase: 'EXPIRED' })
  expect(await till.orders(shop)).toEqual(['SUBSCRIBE PAID 29900', 'RENEW CANCELED 29900'])
  expect(await till.kept(shop)).toBe(1)
})

test('a renewal that was cancelled at the gateway, because its answer was lost, is tried again soon', async () => {
  const shop = await till.subscriber('net-cancelled', '2027-03-10')
  setClock('2027-04-10', 9, 10)
  charging = 'answerLost'
  await till.renew()
  // It was cancelled there.
  await till.query(
    `insert into sandbox_refund (refund_ref, txn, amount) select 'there', sandbox_payment.txn, sandbox_payment.amount from sandbox_payment
     join payment_attempt using (order_ref) join billing_order using (pid) where billing_order.brand_id = $1 and kind = 'RENEW'`,
    [shop.brand],
  )
  charging = 'works'
  await settleAfter(1)
  expect(await till.attempts(shop)).toEqual(['1 DECLINED NOT_SENT'])
  expect(await till.subscription(shop)).toMatchObject({ phase: 'ACTIVE' })
  wait(11)
  await Promise.all([till.settle(), till.settle()])
  expect(await till.attempts(shop)).toEqual(['1 DECLINED NOT_SENT', '2 PAID'])
  expect(await till.mails(shop)).toEqual([])
  expect(await till.kept(shop)).toBe(2)
})
