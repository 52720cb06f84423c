import type { PlanChoice } from '#kits/commerce/plan-modal.ts'

/** The choice of a plan in the query of an address, as the public site links to it; null where there is none. */
export function choiceIn(search: Readonly<Record<string, unknown>>): PlanChoice | null {
  const level = Number(search.plan)
  if (!Number.isInteger(level) || level <= 0) return null
  return search.period === 'YEARLY' || search.period === 'MONTHLY'
    ? { level, periodType: search.period }
    : { level }
}

/** The address that opens the choice over the home of the brand. */
export function addressOf({ level, periodType }: PlanChoice): string {
  if (level === undefined) return '/brand'
  return `/brand?plan=${level}${periodType === undefined ? '' : `&period=${periodType}`}`
}
