import { useSyncExternalStore } from 'react'
import { firstContentPainted } from '#engine/browser/first-content.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import type { StoredBrand } from '#engine/store/account-store.ts'
import { subscribeUnstoredBrands, unstoredBrandsOf } from '#engine/store/unstored-brands.ts'
import { useLive } from '#engine/store/useLive.ts'

/**
 * The plan of a brand as the server last said it; `FREE` where it said none, and of a local brand. Null while it is not
 * known: this device has not read the brand yet, or never got it.
 */
export function useBrandPlan(brand: BrandRef): string | null {
  const idAccount = useSession().session?.idAccount ?? null
  const stored = useLive(isLocal(brand) || idAccount === null ? null : `${idAccount} ${brand}`, async () => {
    await firstContentPainted()
    const { readBrands } = await import('#engine/store/brands.ts')
    return async () => planOf(brand, await readBrands(idAccount ?? 0))
  })
  // Where the device refuses to store brands, its tables do not change when the server answers.
  const unstored = useSyncExternalStore(subscribeUnstoredBrands, () => unstoredBrandsOf(idAccount))
  if (isLocal(brand)) return 'FREE'
  return unstored ? planOf(brand, unstored) : (stored ?? null)
}

function planOf(brand: BrandRef, brands: readonly StoredBrand[]): string | null {
  const row = brands.find(({ id }) => id === brand)
  return row ? (row.plan ?? 'FREE') : null
}
