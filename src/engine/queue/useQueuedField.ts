import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { useSession } from '../identity/session.ts'
import { useLive } from '../store/useLive.ts'

/**
 * What queued commands make of a field that the server writes; undefined where none is queued. The document follows when
 * the server has written it.
 */
export function useQueuedField(brand: BrandRef, field: string): unknown {
  const idAccount = useSession().session?.idAccount ?? null
  const isAsked = idAccount !== null && !isLocal(brand)
  return useLive(isAsked ? `${idAccount} ${brand} ${field}` : null, async () => {
    const { readQueuedField } = await import('./queued-fields.ts')
    return () => readQueuedField(idAccount ?? 0, Number(brand), field)
  })
}
