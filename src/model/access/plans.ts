/** Keys of the plans, the smallest first. */
export const planKeys = ['FREE', 'BASIC', 'PLUS'] as const
export type PlanKey = (typeof planKeys)[number]

/** The same in every language. */
export const planTitles: Readonly<Record<PlanKey, string>> = { FREE: 'Free', BASIC: 'Basic', PLUS: 'Plus' }

/** Whether a plan includes what `needed` includes. An unknown plan of a newer version includes everything. */
export function includesPlan(plan: string, needed: PlanKey): boolean {
  const at = (planKeys as readonly string[]).indexOf(plan)
  return at < 0 || at >= planKeys.indexOf(needed)
}
