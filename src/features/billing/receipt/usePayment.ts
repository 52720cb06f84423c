import { mayCall } from '#contract/may-call.ts'
import { readPayment } from '#contract/payment.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { paymentRead } from '../billing-reads.ts'

/** A payment of a brand by its number, which only the owner reads, and whether that is who asks. */
export function usePayment(idBrand: number, pid: string) {
  const role = useBrandRole(idBrand)
  const isOwner = mayCall(readPayment, role)
  const read = useCachedRead(paymentRead, {
    brand: idBrand,
    input: { params: { pid } },
    isAsked: isOwner,
    basis: role,
  })
  return { role, isOwner, ...read }
}
