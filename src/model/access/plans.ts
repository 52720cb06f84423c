/** Keys of the plans, the smallest first. */
export const planKeys = ['FREE', 'BASIC', 'PLUS'] as const
export type PlanKey = (typeof planKeys)[number]

/** Whether a plan brings what `needed` brings. One that only a newer version knows is none of the small ones. */
export function includesPlan(plan: string, needed: PlanKey): boolean {
  const at = (planKeys as readonly string[]).indexOf(plan)
  return at < 0 || at >= planKeys.indexOf(needed)
}
