import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import type { PaymentDetail } from '../billing-reads.ts'

/** A plan that was paid for, and the one whose features it is compared with. */
export interface NewWithPlan {
  readonly plan: PlanOnSale
  readonly before: PlanOnSale
}

/**
 * What a payment has added for the brand: null where it was not paid, was given back, or pays for what ran before, as a renewal does.
 * `plans` are those on sale, the smallest first; a higher plan is compared with the next smaller one, any other with the free one.
 */
export function newWithPlan(
  plans: readonly PlanOnSale[],
  { kind, planLevel, status }: Pick<PaymentDetail, 'kind' | 'planLevel' | 'status'>,
): NewWithPlan | null {
  if (status !== 'PAID' && status !== 'PART_REFUNDED') return null
  const plan = plans.find(({ level }) => level === planLevel)
  const smaller = plans.filter(({ level }) => level < (planLevel ?? 0))
  const before = kind === 'UPGRADE' ? smaller.at(-1) : isFirst[kind] ? smaller[0] : undefined
  return plan && before ? { plan, before } : null
}

const isFirst: Readonly<Partial<Record<PaymentDetail['kind'], true>>> = { SUBSCRIBE: true, LINK: true }
