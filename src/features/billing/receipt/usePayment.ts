import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { paymentRead } from '../billing-reads.ts'

/** A payment of a brand by its number, which only the owner reads, and whether that is who asks. */
export function usePayment(idBrand: number, pid: string) {
  const role = useBrandRole(idBrand)
  const isOwner = role === 'BRAND_ROLE_OWNER'
  const read = useCachedRead(paymentRead, {
    brand: idBrand,
    input: { params: { pid } },
    isAsked: isOwner,
    basis: role,
  })
  return { role, isOwner, ...read }
}
