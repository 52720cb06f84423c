import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { isAtLeast, readsOnly } from '#model/access/roles.ts'

/** What the account may do in a library. */
export interface MayDesign {
  readonly createdType: DesignType
  /** They are on this device alone: neither folders nor trash nor templates. */
  readonly isLocalBrand: boolean
  readonly canWrite: boolean
  /** Makes templates of the brand. */
  readonly canTemplate: boolean
  /** Makes designs of templates. */
  readonly canUse: boolean
}

/** Undefined while the role is read. */
export function useMayDesign(brand: BrandRef, createdType: DesignType): MayDesign | undefined {
  const role = useReadBrandRole(brand)
  if (role === undefined) return undefined
  const isLocalBrand = isLocal(brand)
  const canTemplate = role !== null && isAtLeast(role, 'BRAND_ROLE_DESIGNER')
  const canUse = role !== null && !readsOnly(role)
  const canWrite = createdType === 'BRAND' ? canTemplate && !isLocalBrand : canUse
  return { createdType, isLocalBrand, canWrite, canTemplate, canUse }
}
