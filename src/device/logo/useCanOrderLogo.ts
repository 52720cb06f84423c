import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { useProviders } from '../providers/useProviders.ts'
import { useBrandRole } from '../store/useBrandRole.ts'

/** Whether to offer a logo by a designer: to the owner, who pays, where something is sold. */
export function useCanOrderLogo(brand: BrandRef): boolean {
  const isOwner = useBrandRole(brand) === 'BRAND_ROLE_OWNER'
  const payments = useProviders()?.payments ?? 'off'
  return !isLocal(brand) && isOwner && payments !== 'off'
}
