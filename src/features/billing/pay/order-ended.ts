import { t } from '@lingui/core/macro'
import { currentBrand } from '#device/identity/session.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { reloadBilling } from '../billing-reads.ts'
import type { OrderState } from './order-machine.ts'
import type { Lane } from './orders.ts'

/** What an order has paid, as it is told. `period`: only when a plan is paid has changed. */
export type Paid = 'plan' | 'period' | 'credit'

/**
 * An order of the brand has ended. The person is told of a payment here, once, however many screens show the order, or where none
 * does any more; `paid` null: the screen of the order tells how it ended. What it may have changed is read again. Never rejects.
 */
export async function orderEnded(idBrand: number, paid: Paid | null): Promise<void> {
  const open = currentBrand()
  const isElsewhere = typeof open === 'number' && open !== idBrand
  if (paid !== null && !isElsewhere) showToast({ tone: 'success', text: wordsOf(paid) })
  await reloadBilling(idBrand)
}

/** A logo tells of its own payment: its page leads on to what was ordered. */
export function paidIn(lane: Lane, end: OrderState): Paid | null {
  if (end.kind !== 'paid' || lane === 'logo') return null
  if (lane === 'credit') return 'credit'
  return end.outcome === null ? 'period' : 'plan'
}

function wordsOf(paid: Paid): string {
  switch (paid) {
    case 'plan':
      return t`결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.`
    case 'period':
      return t`결제 주기를 바꿨어요`
    case 'credit':
      return t`크레딧을 충전했어요`
  }
}
