import type { PlanKey } from './plans.ts'

/** A level of a plan, or two with what lies between: `10`, `2-22`. */
export type LevelRange = `${number}` | `${number}-${number}`

/** Whether a plan's level is among those allowed. A brand without a plan has level 0; without a list everybody may. */
export function allowsLevel(level: number | null | undefined, allowed?: readonly LevelRange[]): boolean {
  if (!allowed) return true
  return allowed.some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return (level ?? 0) >= from && (level ?? 0) <= to
  })
}

/** Where a plan stands among the levels that settings are shown to. One that only a newer version knows has none. */
export function levelOfPlan(plan: string): number {
  const levels: Readonly<Record<string, number>> = { FREE: 1, BASIC: 10, PLUS: 11 } satisfies Record<
    PlanKey,
    number
  >
  return levels[plan] ?? 0
}
