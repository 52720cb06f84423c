import type { PlanKey } from './plans.ts'

/** A level of a plan, or an inclusive range: `10`, `2-22`. */
export type LevelRange = `${number}` | `${number}-${number}`

/** Of plans that are paid for. */
export const paidLevels: readonly LevelRange[] = ['10-99']

/** Of Plus and what is larger. */
export const plusLevels: readonly LevelRange[] = ['11-99']

/**
 * Whether a plan's level is allowed. A brand without a plan has level 0; without a list every level is
 * allowed.
 */
export function allowsLevel(level: number | null | undefined, allowed?: readonly LevelRange[]): boolean {
  if (!allowed) return true
  return allowed.some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return (level ?? 0) >= from && (level ?? 0) <= to
  })
}

/**
 * The level of a plan, for settings that are shown to some levels only. A plan of a newer version has level
 * 0.
 */
export function levelOfPlan(plan: string): number {
  const levels: Readonly<Record<string, number>> = { FREE: 1, BASIC: 10, PLUS: 11 } satisfies Record<
    PlanKey,
    number
  >
  return levels[plan] ?? 0
}
