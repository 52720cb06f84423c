import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'

/** Whether to offer a logo by a designer: to the owner, who pays, where something is sold. */
export function useCanOrderLogo(brand: BrandRef): boolean {
  const isOwner = useBrandRole(brand) === 'BRAND_ROLE_OWNER'
  const payments = useProviders()?.payments ?? 'off'
  return !isLocal(brand) && isOwner && payments !== 'off'
}
