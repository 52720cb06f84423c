import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/seoul-day.ts'
import { computeNewPeriod, computeUpgrade, computeUpgradeCredits, splitVat } from './proration.ts'

const basic = { month: 29_900, year: 299_000 }
const plus = { month: 85_400, year: 854_000 }

test.each([
  ['2026-11-05', '2026-12-05', '2026-11-20', 'month', 30, 15, 42_700, 14_950, 27_750],
  ['2026-12-05', '2027-01-05', '2026-12-25', 'month', 31, 11, 30_303, 10_610, 19_693],
  ['2026-11-05', '2026-12-05', '2026-12-04', 'month', 30, 1, 2_847, 997, 1_850],
  ['2027-01-31', '2027-02-28', '2027-02-14', 'month', 28, 14, 42_700, 14_950, 27_750],
  ['2026-03-01', '2027-03-01', '2026-11-21', 'year', 365, 100, 233_973, 81_918, 152_055],
] as const)('Basic to Plus, %s to %s, on %s', (start, end, today, of, days, rest, added, unused, amount) => {
  const found = computeUpgrade({ start, end, price: basic[of] }, plus[of], today)
  expect(found).toEqual({ days, remainingDays: rest, added, unused: -unused, amount })
})

test('Basic by month to a year of Plus or of Basic, which begins today', () => {
  const running = { start: '2026-11-05', end: '2026-12-05', price: basic.month }
  expect(computeNewPeriod(running, plus.year, '2026-11-20').amount).toBe(839_050)
  expect(computeNewPeriod(running, basic.year, '2026-11-20').amount).toBe(284_050)
})

test('credits of an upgrade are those of the rest of the month', () => {
  const month = { start: '2026-11-05', end: '2026-12-05' }
  expect(computeUpgradeCredits(1_500, month, '2026-11-20')).toBe(750)
  expect(computeUpgradeCredits(1_500, month, '2026-12-04')).toBe(50)
})

test('the tax in a price', () => {
  expect(splitVat(29_900)).toEqual({ supply: 27_182, vat: 2_718 })
  expect(splitVat(85_400)).toEqual({ supply: 77_636, vat: 7_764 })
  expect(splitVat(15_000)).toEqual({ supply: 13_636, vat: 1_364 })
})

test('an amount is never below 0 nor above the new price, its lines add up, and it never grows as days pass', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 28, max: 366 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      (days, one, other) => {
        const start = '2027-01-31'
        const end = addDays(start, days)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        let before = Number.POSITIVE_INFINITY
        for (let day = 0; day < days; day += 1) {
          const found = computeUpgrade({ start, end, price: low }, high, addDays(start, day))
          expect(found.added + found.unused).toBe(found.amount)
          expect(found.amount).toBeGreaterThanOrEqual(0)
          expect(found.amount).toBeLessThanOrEqual(high)
          // Both lines are rounded, so that a day may move the amount by one won.
          expect(found.amount).toBeLessThanOrEqual(before + 1)
          before = found.amount
        }
      },
    ),
    { numRuns: 20 },
  )
})
