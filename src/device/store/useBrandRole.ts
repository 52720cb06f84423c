import { useEffect, useState } from 'react'
import { type BrandRole, toBrandRole } from '#model/access/roles.ts'
import { type BrandRef, isLocal } from '../brand-ref.ts'
import { useSession } from '../session/session.ts'

/** The role in a brand as the device knows it; an owner's in one's own local brand; null while it is not known. */
export function useBrandRole(brand: BrandRef): BrandRole | null {
  const idAccount = useSession().session?.idAccount ?? null
  const [role, setRole] = useState<BrandRole | null>(null)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      if (isLocal(brand)) return 'BRAND_ROLE_OWNER'
      if (idAccount === null) return null
      const { readBrands } = await import('./brands.ts')
      const found = (await readBrands(idAccount)).find(({ id }) => id === brand)
      return found ? toBrandRole(found.brandRole) : null
    }
    void read().then((found) => {
      if (!isOver) setRole(found)
    })
    return () => {
      isOver = true
    }
  }, [brand, idAccount])
  return role
}
