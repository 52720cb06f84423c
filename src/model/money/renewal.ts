import { daysBetween, periodOf } from '../time/periods.ts'
import { addDays } from '../time/seoul-day.ts'
import {
  monthsOf,
  type PeriodType,
  type PlanKey,
  type PlanOffer,
  type PlanOrder,
  priceOf,
  type Subscription,
} from './subscription.ts'

/*
 * What the next period of a subscription costs. A price that has fallen applies by itself. One that has risen needs the consent of
 * the owner, within 30 days before it is charged (decree of the E-Commerce Act, in force since 14 February 2025); without it the
 * subscription ends with its period.
 */

/** From so many days before a renewal the owner is asked whether a higher price is all right. */
export const consentDays = 30

/** What the owner of a brand has decided about a higher price; the last one about a renewal holds. */
export interface PriceDecision {
  readonly decision: 'CONSENTED' | 'REFUSED' | 'TAKEN_BACK'
  readonly planKey: PlanKey
  readonly periodType: PeriodType
  readonly oldPrice: number
  readonly newPrice: number
  /** First day of the period that it is about, yyyy-MM-dd in Seoul as all days here. */
  readonly renewal: string
  /** When it was decided. */
  readonly day: string
}

/** A higher price that the owner has to decide about, or has. */
export interface PriceChange {
  readonly state: 'OPEN' | 'CONSENTED' | 'REFUSED'
  readonly planKey: PlanKey
  /** Of the next period. */
  readonly periodType: PeriodType
  readonly oldPrice: number
  readonly newPrice: number
  readonly renewal: string
}

interface NextPeriod {
  readonly periodType: PeriodType
  readonly anchor: string
  readonly start: string
  readonly end: string
}

/** The period that contains today, because those that have ended meanwhile are not charged. null: none is due. */
export function nextPeriodOf(
  { periodEnd, anchor, periodType, pendingPeriod, renewPrice, source }: Subscription,
  today: string,
): NextPeriod | null {
  if (source !== 'CARD') return null
  if (!periodEnd || !anchor || !periodType || renewPrice === null || today < periodEnd) return null
  const next = pendingPeriod ?? periodType
  const from = pendingPeriod ? periodEnd : anchor
  return { periodType: next, anchor: from, ...periodOf(from, monthsOf(next), today) }
}

/** The next period as it is charged. `last`: the last decision about it. null: none is due, or its price is not agreed on. */
export function quoteRenewal(
  subscription: Subscription,
  plan: PlanOffer,
  today: string,
  last: PriceDecision | null,
): PlanOrder | null {
  const next = nextPeriodOf(subscription, today)
  const price = next && renewalPrice(subscription, plan, next.start, last)
  if (!next || price === null) return null
  const { periodType, anchor, start, end } = next
  return {
    kind: 'PLAN',
    event: 'RENEW',
    planKey: plan.key,
    periodType,
    anchor,
    periodStart: start,
    periodEnd: end,
    price,
    added: price,
    unused: 0,
    credits: plan.credit,
    days: daysBetween(start, end),
    remainingDays: daysBetween(today, end),
  }
}

/**
 * What a period from `start` costs; null: more than its owner has agreed to. Once its payment is late, it stays at what was agreed:
 * the days to decide are over.
 */
export function renewalPrice(
  subscription: Subscription,
  plan: PlanOffer,
  start: string,
  last: PriceDecision | null,
): number | null {
  const price = listPriceOf(subscription, plan)
  const agreed = agreedPriceOf(subscription) ?? price
  const most = isConsent(subscription, last, start) ? Math.max(agreed, last.newPrice) : agreed
  if (price <= most) return price
  return subscription.phase === 'PAST_DUE' ? most : null
}

/** What the owner is asked, or has decided. null: nothing is to be decided, or not yet. */
export function priceChangeOf(
  subscription: Subscription,
  plan: PlanOffer,
  last: PriceDecision | null,
  today: string,
): PriceChange | null {
  const { phase, source, periodEnd, cancelAtEnd, endReason } = subscription
  const oldPrice = agreedPriceOf(subscription)
  if (phase !== 'ACTIVE' || source !== 'CARD' || periodEnd === null || oldPrice === null) return null
  const price = listPriceOf(subscription, plan)
  const change = { planKey: plan.key, periodType: nextTypeOf(subscription), oldPrice, renewal: periodEnd }
  if (cancelAtEnd) {
    if (endReason !== 'PRICE') return null
    const refused = last?.decision === 'REFUSED' && last.renewal === periodEnd ? last.newPrice : price
    return { ...change, state: 'REFUSED', newPrice: price > oldPrice ? price : refused }
  }
  if (price <= oldPrice || today < addDays(periodEnd, -consentDays)) return null
  const start = nextPeriodOf(subscription, today)?.start ?? periodEnd
  const isAgreed = renewalPrice(subscription, plan, start, last) !== null
  return { ...change, state: isAgreed ? 'CONSENTED' : 'OPEN', newPrice: price }
}

/** What the next payment comes to, if the subscription goes on; `change` as `priceChangeOf` says. */
export function nextAmountOf(
  subscription: Subscription,
  plan: PlanOffer,
  last: PriceDecision | null,
  change: PriceChange | null,
): number | null {
  const agreed = agreedPriceOf(subscription)
  if (agreed === null || subscription.source !== 'CARD') return agreed
  if (change) return change.newPrice
  return renewalPrice(subscription, plan, subscription.periodEnd ?? '', last) ?? agreed
}

const nextTypeOf = ({ pendingPeriod, periodType }: Subscription): PeriodType =>
  pendingPeriod ?? periodType ?? 'MONTHLY'

/** What the next period costs by the list of plans. */
const listPriceOf = (subscription: Subscription, plan: PlanOffer) => priceOf(plan, nextTypeOf(subscription))

/** What the owner was told that the next period costs, when they bought this one or reserved the other. */
const agreedPriceOf = ({ pendingPeriod, pendingPrice, renewPrice }: Subscription): number | null =>
  pendingPeriod ? (pendingPrice ?? renewPrice) : renewPrice

function isConsent(
  subscription: Subscription,
  last: PriceDecision | null,
  start: string,
): last is PriceDecision {
  return (
    last?.decision === 'CONSENTED' &&
    last.planKey === subscription.planKey &&
    last.periodType === nextTypeOf(subscription) &&
    last.renewal === subscription.periodEnd &&
    last.oldPrice === agreedPriceOf(subscription) &&
    last.day >= addDays(start, -consentDays)
  )
}
