import { expect, test } from 'vitest'
import { computeSpending, inSpendingOrder } from './credits.ts'

const lots = [
  { id: 1, type: 'CHARGE', rest: 10, expiresAt: 20 },
  { id: 2, type: 'REWARD', rest: 10, expiresAt: 20 },
  { id: 3, type: 'PLAN', rest: 10, expiresAt: 20 },
  { id: 5, type: 'PLAN', rest: 10, expiresAt: 30 },
  { id: 4, type: 'PLAN', rest: 10, expiresAt: 30 },
  { id: 6, type: 'CHARGE', rest: 5, expiresAt: 10 },
] as const

test('lots are spent by expiry, then plan, rewards and bought ones, the oldest first', () => {
  expect(inSpendingOrder(lots).map(({ id }) => id)).toEqual([6, 3, 2, 1, 4, 5])
})

test('an amount is taken from as many lots as it needs', () => {
  expect(computeSpending(lots, 12)).toEqual({
    ok: true,
    parts: [
      { lot: 6, amount: 5 },
      { lot: 3, amount: 7 },
    ],
  })
  expect(computeSpending(lots, 55)).toMatchObject({ ok: true })
  expect(computeSpending(lots, 56)).toEqual({ ok: false, missing: 1 })
  expect(computeSpending([], 3)).toEqual({ ok: false, missing: 3 })
})
