import { allowsLevel, paidLevels, plusLevels } from './plan-levels.ts'
import type { PlanKey } from './plans.ts'

/** Texts that a language model writes for a brand in a day, by its plan. */
export const textsOfDay: Readonly<Record<PlanKey, number>> = { FREE: 30, BASIC: 200, PLUS: 500 }

/** The same by the level of a plan; one of a newer version has as many as the largest. */
export function textsOfLevel(level: number): number {
  if (allowsLevel(level, plusLevels)) return textsOfDay.PLUS
  return allowsLevel(level, paidLevels) ? textsOfDay.BASIC : textsOfDay.FREE
}
