import type { PlanChoice, Wanted } from '#kits/commerce/plan-modal.ts'

/** The choice of a plan in the query of an address, as the public site links to it; null where there is none. */
export function choiceIn(search: Readonly<Record<string, unknown>>): PlanChoice | null {
  const level = Number(search.plan)
  if (!Number.isInteger(level) || level <= 0) return null
  const { period } = search
  const wanted = wantedIn(search)
  return {
    level,
    ...((period === 'YEARLY' || period === 'MONTHLY') && { periodType: period }),
    ...(wanted && { wanted }),
  }
}

/** What it is chosen for; null: nothing. */
function wantedIn(search: Readonly<Record<string, unknown>>): Wanted | null {
  const kind = (['template', 'bundle'] as const).find((one) => search[one] !== undefined)
  const id = Number(kind && search[kind])
  return kind && Number.isInteger(id) && id > 0 ? { kind, id, after: 'make' } : null
}

/** The address that opens the choice over the home of the brand. */
export function addressOf({ level, periodType, wanted }: PlanChoice): string {
  if (level === undefined) return '/brand'
  const query = new URLSearchParams({
    plan: String(level),
    ...(periodType && { period: periodType }),
    ...(wanted && { [wanted.kind]: String(wanted.id) }),
  })
  return `/brand?${query}`
}
