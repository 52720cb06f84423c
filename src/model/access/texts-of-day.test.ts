import { expect, test } from 'vitest'
import { levelOfPlan } from './plan-levels.ts'
import { planKeys } from './plans.ts'
import { textsOfDay, textsOfLevel } from './texts-of-day.ts'

test('a level has as many texts as its plan, and a newer one as many as the largest', () => {
  for (const plan of planKeys) expect(textsOfLevel(levelOfPlan(plan))).toBe(textsOfDay[plan])
  expect(textsOfLevel(12)).toBe(textsOfDay.PLUS)
})
