import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { includesPlan } from '#model/access/plans.ts'

/** Whether the brand's plan is too small for what is premium. While it is not known the server decides. */
export function useNeedsPlan(brand: BrandRef): boolean {
  const plan = useBrandPlan(brand)
  return plan !== null && !includesPlan(plan, 'BASIC')
}
