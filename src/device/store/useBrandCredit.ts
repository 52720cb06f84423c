import { useEffect } from 'react'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { useSession } from '../identity/session.ts'
import { useLive } from './useLive.ts'

/** The credit of a brand as the server last said it; null where it never did. Asked for anew by whoever shows it. */
export function useBrandCredit(brand: BrandRef): number | null {
  const idAccount = useSession().session?.idAccount ?? null
  const idBrand = isLocal(brand) || idAccount === null ? null : brand
  useEffect(() => {
    if (idBrand === null) return
    import('./brand-answer.ts')
      .then(({ pullBrandAnswer }) => pullBrandAnswer(idBrand))
      .catch((cause: unknown) => console.warn('the credit is not known', cause))
  }, [idBrand])
  const credit = useLive(idBrand === null ? null : `${idAccount} ${idBrand}`, async () => {
    const { storedBrandAnswer } = await import('./brand-answer.ts')
    return async () => (await storedBrandAnswer(idAccount ?? 0, idBrand ?? 0))?.credit ?? null
  })
  return credit ?? null
}
