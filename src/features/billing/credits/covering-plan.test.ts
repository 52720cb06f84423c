import { expect, test } from 'vitest'
import { coveringPlan } from './covering-plan.ts'

test('the smallest plan with enough credits is offered, and the largest where none has enough', () => {
  const plans = [{ credit: 5_000 }, { credit: 1_000 }, { credit: 3_000 }]
  expect(coveringPlan(plans, 1_001)).toEqual({ credit: 3_000 })
  expect(coveringPlan(plans, 3_000)).toEqual({ credit: 3_000 })
  expect(coveringPlan(plans, 9_000)).toEqual({ credit: 5_000 })
  expect(coveringPlan([], 1)).toBe(null)
})
