import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import {
  consentDays,
  nextAmountOf,
  type PriceDecision,
  priceChangeOf,
  quoteRenewal,
  renewalPrice,
} from './renewal.ts'
import {
  afterRefusedPrice,
  afterRefusedRenewal,
  afterUnagreedPrice,
  afterUndo,
  atDay,
  free,
  type PlanOffer,
  type Subscription,
} from './subscription.ts'

const renewal = '2026-12-05'
const running: Subscription = {
  ...free,
  phase: 'ACTIVE',
  planKey: 'BASIC',
  periodType: 'MONTHLY',
  anchor: '2026-11-05',
  periodStart: '2026-11-05',
  periodEnd: renewal,
  renewPrice: 29_900,
  nextGrant: renewal,
}
const basic = (price: number): PlanOffer => ({
  key: 'BASIC',
  level: 10,
  price,
  priceOfYear: price * 10,
  credit: 500,
})
const consent = (newPrice: number, day = '2026-11-20'): PriceDecision => ({
  decision: 'CONSENTED',
  planKey: 'BASIC',
  periodType: 'MONTHLY',
  oldPrice: 29_900,
  newPrice,
  renewal,
  day,
})
const priceWith = (price: number, last: PriceDecision | null, subscription = running) =>
  renewalPrice(subscription, basic(price), renewal, last)

test('a price that falls applies by itself, and one that rises with a consent to it alone', () => {
  expect(priceWith(25_900, null)).toBe(25_900)
  expect(priceWith(29_900, null)).toBe(29_900)
  expect(priceWith(31_900, null)).toBe(null)
  expect(priceWith(31_900, consent(31_900))).toBe(31_900)
  expect(priceWith(30_900, consent(31_900))).toBe(30_900)
  expect(priceWith(33_900, consent(31_900))).toBe(null)
  expect(quoteRenewal(running, basic(31_900), renewal, null)).toBe(null)
  expect(quoteRenewal(running, basic(31_900), renewal, consent(31_900))).toMatchObject({ price: 31_900 })
})

test('a consent to another plan, period, old price or renewal is none, nor one that is too old or taken back', () => {
  for (const other of [
    { planKey: 'PLUS' },
    { periodType: 'YEARLY' },
    { oldPrice: 25_900 },
    { renewal: '2026-11-05' },
    { decision: 'TAKEN_BACK' },
    { decision: 'REFUSED' },
    { day: addDays(renewal, -consentDays - 1) },
  ] as const)
    expect(priceWith(31_900, { ...consent(31_900), ...other })).toBe(null)
  expect(priceWith(31_900, consent(31_900, addDays(renewal, -consentDays)))).toBe(31_900)
})

test('once its payment is late, a renewal costs what was agreed on', () => {
  const late = afterRefusedRenewal(running)
  expect(priceWith(31_900, null, late)).toBe(29_900)
  expect(priceWith(33_900, consent(31_900), late)).toBe(31_900)
  expect(priceWith(25_900, null, late)).toBe(25_900)
})

test('the owner is asked from thirty days before the payment, in the phase and of the source that we charge', () => {
  const change = (today: string, subscription = running, last: PriceDecision | null = null) =>
    priceChangeOf(subscription, basic(31_900), last, today)
  const open = { state: 'OPEN', oldPrice: 29_900, newPrice: 31_900, renewal, periodType: 'MONTHLY' }
  expect(change(addDays(renewal, -consentDays - 1))).toBe(null)
  expect(change(addDays(renewal, -consentDays))).toMatchObject(open)
  expect(change(renewal)).toMatchObject(open)
  expect(change('2026-11-20', running, consent(31_900))).toMatchObject({ state: 'CONSENTED' })
  expect(change('2026-11-20', { ...running, source: 'LEMON' })).toBe(null)
  expect(change('2026-11-20', { ...running, cancelAtEnd: true })).toBe(null)
  expect(change('2026-12-06', afterRefusedRenewal(running))).toBe(null)
  const yearly = { ...running, periodType: 'YEARLY', renewPrice: 299_000 } as const
  expect(change('2026-11-20', yearly)).toMatchObject({ oldPrice: 299_000, newPrice: 319_000 })
  const toMonths = { ...yearly, pendingPeriod: 'MONTHLY', pendingPrice: 29_900 } as const
  expect(change('2026-11-20', toMonths)).toMatchObject(open)
  expect(nextAmountOf(running, basic(31_900), null, null)).toBe(29_900)
})

test('a refusal ends the plan with its period for its price, and is taken back until then', () => {
  const refused = afterRefusedPrice(running)
  if (!refused) throw new Error('it cannot be refused')
  expect(afterRefusedPrice(refused)).toBe(null)
  expect(
    priceChangeOf(refused, basic(29_900), { ...consent(31_900), decision: 'REFUSED' }, renewal),
  ).toMatchObject({
    state: 'REFUSED',
    newPrice: 31_900,
  })
  expect(atDay(refused, '2026-12-04')).toBe(refused)
  expect(atDay(refused, renewal)).toMatchObject({ phase: 'EXPIRED', endReason: 'PRICE' })
  expect(afterUndo(refused, '2026-12-04')).toEqual(running)
  expect(afterUnagreedPrice(running)).toMatchObject({ phase: 'EXPIRED', endReason: 'PRICE' })
})

test('whatever the prices and the decision are, more than before is charged with a consent to it alone', () => {
  const decision = fc.record({
    decision: fc.constantFrom('CONSENTED', 'REFUSED', 'TAKEN_BACK'),
    planKey: fc.constantFrom('BASIC', 'PLUS'),
    periodType: fc.constantFrom('MONTHLY', 'YEARLY'),
    oldPrice: fc.constantFrom(25_900, 29_900),
    newPrice: fc.integer({ min: 29_901, max: 40_000 }),
    renewal: fc.constantFrom(renewal, '2027-01-05'),
    day: fc.integer({ min: -40, max: 0 }).map((days) => addDays(renewal, days)),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.option(decision), (price, last) => {
      const charged = priceWith(price, last)
      if (charged === null) expect(price).toBeGreaterThan(29_900)
      else expect(charged).toBe(price)
      if (charged !== null && charged > 29_900) {
        expect(last).toMatchObject({
          decision: 'CONSENTED',
          planKey: 'BASIC',
          periodType: 'MONTHLY',
          renewal,
        })
        expect(last?.newPrice).toBeGreaterThanOrEqual(charged)
      }
    }),
  )
})
