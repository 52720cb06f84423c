import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type Checkout, type CheckoutState, checkoutOf } from './checkout.ts'

export interface CheckoutView extends Omit<Checkout, 'state' | 'restore' | 'onPaid'> {
  readonly state: CheckoutState
}

/** The window of Lemon Squeezy that was opened for a brand, and what has become of it. */
export function useCheckout(idBrand: number, onPaid?: () => void): CheckoutView {
  const idAccount = useSession().session?.idAccount ?? 0
  const checkout = checkoutOf(idAccount, idBrand)
  const state = useWatched(checkout.state)
  const paid = useEffectEvent(() => onPaid?.())
  useEffect(() => void checkout.restore(), [checkout])
  useEffect(() => checkout.onPaid(() => paid()), [checkout])
  // The payer comes back from the window, or the network does.
  useEffect(() => {
    const look = () => void checkout.look()
    addEventListener('focus', look)
    addEventListener('online', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('online', look)
    }
  }, [checkout])
  const { go, opened, look, forget } = checkout
  return { state, go, opened, look, forget }
}
