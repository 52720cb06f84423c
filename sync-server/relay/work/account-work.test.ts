import { expect, test } from 'vitest'
import { AccountWork } from './account-work.ts'

test('[R81] an account is refused once its burst is used up, and free again as time passes', () => {
  const work = new AccountWork({ perSecond: 20, burstMs: 2_000 })
  for (let at = 0; at < 1_000; at += 1) work.charge(1, 0.5, at)
  expect(work.isSpent(1, 1_000)).toBe(false)
  work.charge(1, 1_500, 1_000)
  expect(work.isSpent(1, 1_000)).toBe(false)
  work.charge(1, 600, 1_000)
  expect([work.isSpent(1, 1_000), work.isSpent(2, 1_000)]).toEqual([true, false])
  // 100 ms more than the burst are paid off in five seconds.
  expect([work.isSpent(1, 5_999), work.isSpent(1, 6_001)]).toEqual([true, false])
})

test('[R81] accounts that owe nothing are forgotten', () => {
  const work = new AccountWork({ perSecond: 20, burstMs: 2_000 })
  for (let account = 0; account < 25_000; account += 1) work.charge(account, 10, account * 1_000)
  work.charge(-1, 5_000, 25_000_000)
  expect(work.isSpent(-1, 25_000_000)).toBe(true)
})
