import { expect, test, vi } from 'vitest'
import { AccountBudget } from './account-budget.ts'
import { AccountCosts } from './account-costs.ts'
import { ReadTurns } from './read-turns.ts'

const update = (bytes: number, id: number | null) => ({
  update: new Uint8Array(bytes),
  author: id === null ? null : { person: { id } },
})

test('[R125] what updates took together is charged to their authors by bytes, the part of the server to none', () => {
  const costs = new AccountCosts(new AccountBudget({ perSecond: 1, burst: 100 }), new ReadTurns())
  costs.chargeAuthors([update(600, 1), update(200, 2), update(200, null), update(200, 1)], 160)
  expect([1, 2].map((id) => costs.isSpent(id))).toEqual([true, false])
})

test('[R125] an account that takes 8 ms of a turn rests', () => {
  const turns = new ReadTurns()
  const rest = vi.fn<() => void>()
  turns.join({ person: { id: 1 }, rest, readOn: () => {} })
  const costs = new AccountCosts(new AccountBudget({ perSecond: 20, burst: 500 }), turns)
  costs.charge(1, 5)
  expect(rest).not.toHaveBeenCalled()
  costs.charge(1, 3)
  expect(rest).toHaveBeenCalledOnce()
})
