import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { includesPlan, type PlanKey } from '#model/access/plans.ts'
import { useBrandPlan } from './useBrandPlan.ts'

/** Whether the brand's plan is too small for what begins with `needed`. While it is not known the server decides: false. */
export function useNeedsPlan(brand: BrandRef, needed: PlanKey): boolean {
  const plan = useBrandPlan(brand)
  return plan !== null && !includesPlan(plan, needed)
}
