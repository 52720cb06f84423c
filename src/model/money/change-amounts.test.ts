import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, daysBetween } from '../time/periods.ts'
import { addDays } from '../time/seoul-day.ts'
import { computeNewPeriod, computeUpgrade, type Difference } from './proration.ts'

/** Prices of the seed, by month and year. */
const basic = { month: 29_900, year: 299_000 }
const plus = { month: 85_400, year: 854_000 }
const first = '2026-01-01'
const last = '2040-12-31'

interface Change {
  readonly what: string
  readonly months: 1 | 12
  readonly price: number
  readonly target: number
  readonly compute: typeof computeUpgrade
  /** Whether a later day may cost less, or more. */
  readonly goes: 'down' | 'up'
}

const changes: readonly Change[] = [
  {
    what: 'Basic to Plus by month',
    months: 1,
    price: basic.month,
    target: plus.month,
    compute: computeUpgrade,
    goes: 'down',
  },
  {
    what: 'Basic to Plus by year',
    months: 12,
    price: basic.year,
    target: plus.year,
    compute: computeUpgrade,
    goes: 'down',
  },
  {
    what: 'Basic by month to a year of it',
    months: 1,
    price: basic.month,
    target: basic.year,
    compute: computeNewPeriod,
    goes: 'up',
  },
  {
    what: 'Plus by month to a year of it',
    months: 1,
    price: plus.month,
    target: plus.year,
    compute: computeNewPeriod,
    goes: 'up',
  },
  {
    what: 'Basic by month to a year of Plus',
    months: 1,
    price: basic.month,
    target: plus.year,
    compute: computeNewPeriod,
    goes: 'up',
  },
]

/** What is wrong with the amounts of a change on each day of a running period; null: nothing. */
function findFault(
  { price, target, compute, goes }: Omit<Change, 'what' | 'months'>,
  start: string,
  end: string,
  mostWon = 0,
): string | null {
  let before: Difference | null = null
  for (let today = start; today < end; today = addDays(today, 1)) {
    const found = compute({ start, end, price }, target, today)
    const told = `${start} to ${end}, on ${today}: ${JSON.stringify(found)}`
    if (found.added + found.unused !== found.amount) return `${told} does not add up`
    if (found.amount < 0 || found.amount > target) return `${told} is no part of ${target}`
    const more = before === null ? 0 : found.amount - before.amount
    if (goes === 'down' ? more > mostWon : more < 0) return `${told} after ${before?.amount} the day before`
    before = found
  }
  return null
}

test.each(changes)(
  '$what, begun on any day until 2040: the amount only goes $goes as days pass',
  (change) => {
    const faults: string[] = []
    // By year only what the length of a period makes of it differs.
    const step = change.months === 12 ? 29 : 1
    for (let start = first; start <= last; start = addDays(start, step)) {
      const fault = findFault(change, start, addMonths(start, change.months))
      if (fault !== null) faults.push(fault)
    }
    expect(faults).toEqual([])
  },
)

const day = fc.nat({ max: daysBetween(first, last) }).map((days) => addDays(first, days))
const won = fc.integer({ min: 0, max: 2_000_000 })

test('whatever the prices are, also of a plan that was cheaper when it began: month to year never shrinks as days pass', () => {
  fc.assert(
    fc.property(day, won, won, (start, price, target) => {
      const change = { price, target, compute: computeNewPeriod, goes: 'up' } as const
      expect(findFault(change, start, addMonths(start, 1))).toBe(null)
    }),
    { numRuns: 500 },
  )
})

test('whatever the prices are, also of a plan that costs less by now: an upgrade never costs less than nothing, nor more as days pass', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(1, 1, 1, 12), won, won, (start, months, price, target) => {
      const change = { price, target, compute: computeUpgrade, goes: 'down' } as const
      // Both lines are rounded, so that a day may move the amount by one won.
      expect(findFault(change, start, addMonths(start, months), 1)).toBe(null)
    }),
    { numRuns: 200 },
  )
})
