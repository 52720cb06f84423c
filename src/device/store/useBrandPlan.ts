import { firstContentPainted } from '../browser/first-content.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { useSession } from '../identity/session.ts'
import { useLive } from './useLive.ts'

/** The plan of a brand as the server last said it; `FREE` where it said none. */
export function useBrandPlan(brand: BrandRef): string {
  const idAccount = useSession().session?.idAccount ?? null
  const plan = useLive(isLocal(brand) || idAccount === null ? null : `${idAccount} ${brand}`, async () => {
    await firstContentPainted()
    const { readBrands } = await import('./brands.ts')
    return async () => (await readBrands(idAccount ?? 0)).find(({ id }) => id === brand)?.plan
  })
  return plan ?? 'FREE'
}
