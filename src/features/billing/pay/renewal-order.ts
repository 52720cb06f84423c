import type { Subscription } from '../billing-reads.ts'
import { type Order, planOrder } from './orders.ts'

/** What pays the renewal that was refused. */
export function renewalOf({ plan, periodType }: Subscription, idPayMethod: number) {
  return { idPlan: plan.idPlan, idPayMethod, periodType: periodType ?? ('MONTHLY' as const) }
}

/** Pays it. */
export function renewalOrder(subscription: Subscription, idPayMethod: number): Order {
  return planOrder(renewalOf(subscription, idPayMethod), subscription.nextAmount ?? undefined)
}
