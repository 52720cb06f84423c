import { type BrandRole, toBrandRole } from '#model/access/roles.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { useSession } from '../identity/session.ts'
import { useLive } from './useLive.ts'

/** Roles as they were last read here, so that another screen has them at once. */
const lastRead = new Map<string, string | null>()

/**
 * The role in a brand as the device knows it, and at once where it changes; an owner's in one's own local brand. Null
 * while it is not known, and for no brand.
 */
export function useBrandRole(brand: BrandRef | null): BrandRole | null {
  return useReadBrandRole(brand) ?? null
}

/** As `useBrandRole`, and undefined until the device was read: for what would be another thing with the role than without. */
export function useReadBrandRole(brand: BrandRef | null): BrandRole | null | undefined {
  const idAccount = useSession().session?.idAccount ?? null
  const isAsked = typeof brand === 'number' && idAccount !== null
  const key = isAsked ? `${idAccount} ${brand}` : null
  const read = useLive(key, async () => {
    const { readBrands } = await import('./brands.ts')
    return async () => {
      const storedRole = (await readBrands(idAccount ?? 0)).find(({ id }) => id === brand)?.brandRole ?? null
      lastRead.set(key ?? '', storedRole)
      return storedRole
    }
  })
  const role = read === undefined ? lastRead.get(key ?? '') : read
  if (brand !== null && isLocal(brand)) return 'BRAND_ROLE_OWNER'
  if (isAsked && role === undefined) return undefined
  return role ? toBrandRole(role) : null
}
