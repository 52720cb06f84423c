import { expect, test } from 'vitest'
import { AccountBudget } from './account-budget.ts'

test('[R81] an account is refused once its burst is used up, and free again as time passes', () => {
  const budget = new AccountBudget({ perSecond: 20, burst: 2_000 })
  for (let at = 0; at < 1_000; at += 1) budget.charge(1, 0.5, at)
  expect(budget.isSpent(1, 1_000)).toBe(false)
  budget.charge(1, 1_500, 1_000)
  expect(budget.isSpent(1, 1_000)).toBe(false)
  budget.charge(1, 600, 1_000)
  expect([budget.isSpent(1, 1_000), budget.isSpent(2, 1_000)]).toEqual([true, false])
  // 100 ms more than the burst are paid off in five seconds.
  expect([budget.isSpent(1, 5_999), budget.isSpent(1, 6_001)]).toEqual([true, false])
})

test('[R81] accounts that owe nothing are forgotten', () => {
  const budget = new AccountBudget({ perSecond: 20, burst: 2_000 })
  for (let account = 0; account < 25_000; account += 1) budget.charge(account, 10, account * 1_000)
  budget.charge(-1, 5_000, 25_000_000)
  expect(budget.isSpent(-1, 25_000_000)).toBe(true)
})
