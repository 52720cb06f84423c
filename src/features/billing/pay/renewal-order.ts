import type { Subscription } from '../billing-reads.ts'
import { type Order, planOrder } from './orders.ts'

/** Pays the renewal that was refused. */
export function renewalOrder({ plan, periodType }: Subscription, idPayMethod: number): Order {
  return planOrder({ idPlan: plan.idPlan, idPayMethod, periodType: periodType ?? 'MONTHLY' })
}
