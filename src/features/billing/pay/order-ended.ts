import { t } from '@lingui/core/macro'
import { currentBrand } from '#engine/identity/session.ts'
import type { OrderEnd } from '#kits/commerce/orders/order-process.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { reloadBilling } from '../billing-reads.ts'
import type { Lane, Outcome } from './orders.ts'

/** The order that has ended: of a plan, credits or a logo, by card, or on a page of Lemon Squeezy or PayPal. */
interface EndedOrder {
  readonly idAccount: number
  readonly idBrand: number
  readonly lane: Lane
  readonly by: 'card' | 'lemonSqueezy' | 'paypal'
}

/**
 * The subscriber of all orders of a brand. The payer is told of a payment here, once, however many screens show the order, or where
 * none does any more; why nothing was paid is on the screen of the order. What the order may have changed is read again. Never
 * rejects.
 */
export async function orderEnded(of: EndedOrder, end: OrderEnd<Outcome | null>): Promise<void> {
  const { idBrand } = of
  const open = currentBrand()
  const isElsewhere = typeof open === 'number' && open !== idBrand
  const words = end.kind === 'paid' ? wordsOf(of, end.outcome) : null
  if (words !== null && !isElsewhere) showToast({ tone: 'success', text: words })
  if (end.kind === 'paid' && of.lane === 'logo') void forgetLogoDraft(of)
  if (mayHaveChanged(of, end)) await reloadBilling(idBrand)
}

/** Null where the next page says it: PayPal leads the payer to what was ordered. */
function wordsOf({ lane, by }: EndedOrder, outcome: Outcome | null): string | null {
  if (by === 'paypal') return null
  switch (lane) {
    case 'credit':
      return t`크레딧을 충전했어요`
    case 'logo':
      return t`로고를 주문했어요`
    case 'plan':
      return outcome === null && by === 'card'
        ? t`결제 주기를 바꿨어요`
        : t`결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.`
  }
}

/** A refusal may come from a change of another device. A page that was not opened, or was left unpaid, changes nothing. */
function mayHaveChanged({ by }: EndedOrder, { kind }: OrderEnd<unknown>): boolean {
  if (kind === 'cancelled' || kind === 'expired') return false
  return by === 'card' || kind === 'paid'
}

/** Its brief and options are with the order. */
async function forgetLogoDraft({ idAccount, idBrand }: EndedOrder): Promise<void> {
  try {
    const { logoDraftOf } = await import('#kits/logo/logo-draft.ts')
    await logoDraftOf(idAccount, idBrand).forget()
  } catch (cause) {
    console.warn('the draft of a logo that is paid stays on this device', cause)
  }
}
