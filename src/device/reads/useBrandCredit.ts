import type { BrandRef } from '../identity/brand-ref.ts'
import { brandRead } from './brand.ts'
import { useCachedRead } from './useCachedRead.ts'

/** The credit of a brand as the server last said it; null where it never did. */
export function useBrandCredit(brand: BrandRef): number | null {
  return useCachedRead(brandRead, { brand }).data?.credit ?? null
}
