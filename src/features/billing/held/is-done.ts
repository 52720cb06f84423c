import type { Parts } from '#engine/rest/rest.ts'
import type { PayMethod, Subscription } from '../billing-reads.ts'

interface Known {
  readonly now: Subscription | null
  readonly cards: readonly PayMethod[] | null
}

/** Whether what was asked for is so already, because it was done on another device or its answer was lost. */
export function isDone(lane: string, { params, body }: Parts, { now, cards }: Known): boolean {
  if (lane === 'payMethod.setDefault') return cards?.[0]?.idPayMethod === params?.idPayMethod
  if (!now) return false
  const { phase, plan, periodType, cancelAtEnd, pendingPeriod } = now
  const wanted = (body ?? {}) as { readonly idPlan?: number; readonly periodType?: string }
  switch (lane) {
    case 'subscription.cancel':
      return cancelAtEnd || phase === 'EXPIRED' || phase === 'FREE'
    case 'subscription.withdrawCancel':
      return phase === 'ACTIVE' && !cancelAtEnd
    case 'subscription.free':
      return phase === 'FREE'
    case 'subscription.changePeriod':
      return phase === 'ACTIVE' && (pendingPeriod ?? periodType) === wanted.periodType
    case 'subscription.subscribe':
    case 'subscription.renewal':
    case 'subscription.payYear':
      return phase === 'ACTIVE' && plan.idPlan === wanted.idPlan && periodType === wanted.periodType
    default:
      return false
  }
}
