import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import { quoteRenewal } from './renewal.ts'
import {
  afterCancel,
  afterPayment,
  afterRefusedRenewal,
  afterUndo,
  atDay,
  free,
  isRenewalDue,
  type PeriodType,
  type PlanOffer,
  quoteChange,
  type Subscription,
} from './subscription.ts'

const offers: Readonly<Record<'FREE' | 'BASIC' | 'PLUS', PlanOffer>> = {
  FREE: { key: 'FREE', level: 1, price: 0, priceOfYear: 0, credit: 0 },
  BASIC: { key: 'BASIC', level: 10, price: 29_900, priceOfYear: 299_000, credit: 500 },
  PLUS: { key: 'PLUS', level: 11, price: 85_400, priceOfYear: 854_000, credit: 2_000 },
}

function quote(subscription: Subscription, plan: keyof typeof offers, period: PeriodType, today: string) {
  return quoteChange(subscription, offers[subscription.planKey], offers[plan], period, today)
}

function buy(subscription: Subscription, plan: keyof typeof offers, period: PeriodType, today: string) {
  const quoted = quote(subscription, plan, period, today)
  if (!quoted.ok) throw new Error(quoted.reason)
  return afterPayment(quoted.order, subscription, today)
}

const basic = buy(free, 'BASIC', 'MONTHLY', '2026-11-05')

test('a change costs what the table of billing.md says', () => {
  expect(quote(basic, 'PLUS', 'MONTHLY', '2026-11-20')).toMatchObject({
    amount: 27_750,
    order: {
      added: 42_700,
      unused: -14_950,
      days: 30,
      remainingDays: 15,
      credits: 750,
      periodEnd: '2026-12-05',
    },
  })
  expect(quote(basic, 'PLUS', 'MONTHLY', '2026-12-04')).toMatchObject({
    amount: 1_850,
    order: { credits: 50 },
  })
  expect(quote(basic, 'PLUS', 'YEARLY', '2026-11-20')).toMatchObject({
    amount: 839_050,
    order: { event: 'UPGRADE', periodStart: '2026-11-20', periodEnd: '2027-11-20' },
  })
  expect(quote(basic, 'BASIC', 'YEARLY', '2026-11-20')).toMatchObject({
    amount: 284_050,
    order: { event: 'PERIOD', periodEnd: '2027-11-20' },
  })
  const yearly = buy(free, 'BASIC', 'YEARLY', '2026-03-01')
  expect(quote(yearly, 'PLUS', 'YEARLY', '2026-11-21')).toMatchObject({ amount: 152_055 })
  expect(quote(yearly, 'PLUS', 'MONTHLY', '2026-11-21')).toEqual({ ok: false, reason: 'CONTRACT_PERIOD' })
})

test('the same or a lower plan, Free, and changes of what is cancelled or unpaid are refused', () => {
  const plus = buy(free, 'PLUS', 'MONTHLY', '2026-11-05')
  const late = afterRefusedRenewal(basic)
  const cancelled = afterCancel(basic) ?? basic
  for (const [from, plan] of [
    [basic, 'BASIC'],
    [plus, 'BASIC'],
    [basic, 'FREE'],
    [late, 'PLUS'],
    [cancelled, 'PLUS'],
  ] as const)
    expect(quote(from, plan, 'MONTHLY', '2026-11-20')).toEqual({ ok: false, reason: 'PLAN' })
})

test('a cancelled plan lasts until its period ends, and can be kept until then', () => {
  const cancelled = afterCancel(basic) ?? basic
  expect(cancelled).toMatchObject({ phase: 'ACTIVE', cancelAtEnd: true })
  expect(afterCancel(cancelled)).toBe(null)
  expect(afterUndo(cancelled, '2026-12-04')).toEqual(basic)
  expect(afterUndo(cancelled, '2026-12-05')).toBe(null)
  expect(atDay(cancelled, '2026-12-04')).toBe(cancelled)
  expect(atDay(cancelled, '2026-12-05')).toMatchObject({ phase: 'EXPIRED', endReason: 'CANCELED' })
  expect(isRenewalDue(cancelled, null, '2026-12-05')).toBe(false)
})

test('a renewal is tried on its day, and after refusals on the days 1, 3, 5 and 7; then it ends', () => {
  expect(isRenewalDue(basic, null, '2026-12-04')).toBe(false)
  expect(isRenewalDue(basic, null, '2026-12-05')).toBe(true)
  let late = afterRefusedRenewal(basic)
  const days: number[] = []
  let tried = '2026-12-05'
  for (let day = 0; day <= 9; day += 1) {
    const today = addDays('2026-12-05', day)
    late = atDay(late, today)
    if (isRenewalDue(late, tried, today)) {
      days.push(day)
      tried = today
    }
    expect(late.phase).toBe(day <= 7 ? 'PAST_DUE' : 'EXPIRED')
  }
  expect(days).toEqual([1, 3, 5, 7])
  expect(late.endReason).toBe('UNPAID')
  // What no card has refused counts for nothing: after the refusal of day 1 the next try is on day 3, as its mail says.
  const grace = afterRefusedRenewal(basic)
  expect(isRenewalDue(grace, null, '2026-12-05')).toBe(false)
  expect(isRenewalDue(grace, null, '2026-12-06')).toBe(true)
  expect(isRenewalDue(grace, '2026-12-06', '2026-12-07')).toBe(false)
  expect(isRenewalDue(grace, '2026-12-06', '2026-12-09')).toBe(true)
})

test('renewals keep the anchor, skip periods that are over, and a year becomes months at its end', () => {
  const from31 = buy(free, 'BASIC', 'MONTHLY', '2027-01-31')
  const first = quoteRenewal(from31, offers.BASIC, '2027-02-28', null)
  expect(first).toMatchObject({ periodStart: '2027-02-28', periodEnd: '2027-03-31', price: 29_900 })
  expect(quoteRenewal(from31, offers.BASIC, '2027-02-27', null)).toBe(null)
  expect(quoteRenewal(from31, offers.BASIC, '2027-05-10', null)).toMatchObject({
    periodStart: '2027-04-30',
    periodEnd: '2027-05-31',
  })
  const yearly = { ...buy(free, 'PLUS', 'YEARLY', '2028-02-29'), pendingPeriod: 'MONTHLY' } as const
  expect(quoteRenewal(yearly, offers.PLUS, '2029-02-28', null)).toMatchObject({
    periodType: 'MONTHLY',
    price: 85_400,
    periodStart: '2029-02-28',
    periodEnd: '2029-03-28',
  })
})

test('whatever happens, the amount is between 0 and the new price, lines add up, and days are in order', () => {
  const event = fc.record({
    do: fc.constantFrom('buy', 'buy', 'cancel', 'undo', 'renew', 'refuse', 'day'),
    plan: fc.constantFrom('FREE', 'BASIC', 'PLUS'),
    period: fc.constantFrom('MONTHLY', 'YEARLY'),
    days: fc.integer({ min: 0, max: 40 }),
  })
  let bought = 0
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let [subscription, today] = [free, '2027-12-31']
      for (const { do: action, plan, period, days } of events) {
        if (action === 'buy') {
          const quoted = quote(subscription, plan, period, today)
          if (!quoted.ok) continue
          const { order, amount } = quoted
          expect(amount).toBe(order.added + order.unused)
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(order.price)
          expect(order.credits).toBeGreaterThanOrEqual(0)
          subscription = afterPayment(order, subscription, today)
          bought += 1
        } else if (action === 'cancel') subscription = afterCancel(subscription) ?? subscription
        else if (action === 'undo') subscription = afterUndo(subscription, today) ?? subscription
        else if (action === 'refuse' && today >= (subscription.periodEnd ?? '9'))
          subscription = afterRefusedRenewal(subscription)
        else if (action === 'renew' && isRenewalDue(subscription, null, today)) {
          const order = quoteRenewal(subscription, offers[subscription.planKey], today, null)
          if (order) subscription = afterPayment(order, subscription, today)
        } else today = addDays(today, days)
        subscription = atDay(subscription, today)
        const { phase, periodStart, periodEnd, nextGrant } = subscription
        if (phase === 'ACTIVE' || phase === 'PAST_DUE') {
          expect((periodStart ?? '') < (periodEnd ?? '')).toBe(true)
          expect((nextGrant ?? '') > (periodStart ?? '')).toBe(true)
        }
      }
    }),
  )
  expect(bought).toBeGreaterThan(10)
})
