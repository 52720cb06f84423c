import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import { creditsOfPart, unusedOfCredits, unusedOfPlan } from './refunds.ts'
import { afterPayment, free, type PlanOffer, quoteChange } from './subscription.ts'

const basic: PlanOffer = { key: 'BASIC', level: 10, price: 29_900, priceOfYear: 299_000, credit: 500 }
const plus: PlanOffer = { key: 'PLUS', level: 11, price: 85_400, priceOfYear: 854_000, credit: 2_000 }
const nothing: PlanOffer = { key: 'FREE', level: 1, price: 0, priceOfYear: 0, credit: 0 }

test('what is unused of a plan is its whole price on the first day, half of it in the middle, nothing behind it', () => {
  const bought = quoteChange(free, nothing, basic, 'MONTHLY', '2026-11-05')
  if (!bought.ok) throw new Error('not sold')
  expect(unusedOfPlan(bought.order, bought.amount, '2026-11-05')).toBe(29_900)
  expect(unusedOfPlan(bought.order, bought.amount, '2026-11-20')).toBe(14_950)
  expect(unusedOfPlan(bought.order, bought.amount, '2026-12-05')).toBe(0)
})

test('of a higher plan within the period its difference is refunded, by the days that are left', () => {
  const bought = quoteChange(free, nothing, basic, 'MONTHLY', '2026-11-05')
  if (!bought.ok) throw new Error('not sold')
  const running = afterPayment(bought.order, free, '2026-11-05')
  const higher = quoteChange(running, basic, plus, 'MONTHLY', '2026-11-20')
  if (!higher.ok) throw new Error('not sold')
  expect(higher.amount).toBe(27_750)
  expect(unusedOfPlan(higher.order, higher.amount, '2026-11-20')).toBe(27_750)
  expect(unusedOfPlan(higher.order, higher.amount, '2026-12-04')).toBe(1_850)
})

test('what is unused is never more than was paid, and never grows as days pass', () => {
  const day = fc.integer({ min: 0, max: 800 })
  fc.assert(
    fc.property(
      fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
      fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
      day,
      fc.integer({ min: 0, max: 360 }),
      day,
      (first, second, start, wait, later) => {
        const from = addDays('2027-12-31', start)
        const bought = quoteChange(free, nothing, basic, first, from)
        if (!bought.ok) throw new Error('not sold')
        const running = afterPayment(bought.order, free, from)
        const changed = quoteChange(running, basic, plus, second, addDays(from, wait))
        for (const quote of [bought, changed]) {
          if (!quote.ok) continue
          const at = (days: number) => unusedOfPlan(quote.order, quote.amount, addDays(from, days))
          const [now, next] = [at(Math.max(wait, later)), at(Math.max(wait, later) + 1)]
          expect(now).toBeGreaterThanOrEqual(next)
          expect(now).toBeLessThanOrEqual(quote.amount)
          expect(next).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test('credits: by their share, a part takes back at least what it is worth', () => {
  expect(unusedOfCredits(10_000, 700, 1_000)).toBe(7_000)
  expect(creditsOfPart(1_000, 2_500, 10_000)).toBe(250)
  expect(creditsOfPart(1_000, 1, 10_000)).toBe(1)
})
