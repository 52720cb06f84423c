import { addMonths, daysBetween, periodOf } from '../time/periods.ts'
import { addDays } from '../time/seoul-day.ts'
import { computeNewPeriod, computeUpgrade, computeUpgradeCredits } from './proration.ts'

/*
 * The states of a subscription, as pure functions of days in Seoul.
 *
 *   FREE, EXPIRED --SUBSCRIBE--> ACTIVE --refused renewal--> PAST_DUE --paid--> ACTIVE
 *   ACTIVE --cancelled, at the end of the period--> EXPIRED <--end of grace-- PAST_DUE
 *   EXPIRED --free--> FREE
 */

export type Phase = 'FREE' | 'ACTIVE' | 'PAST_DUE' | 'EXPIRED'
export type PeriodType = 'MONTHLY' | 'YEARLY'
export type PlanKey = 'FREE' | 'BASIC' | 'PLUS'

export interface Subscription {
  readonly phase: Phase
  readonly planKey: PlanKey
  readonly periodType: PeriodType | null
  readonly anchor: string | null
  readonly periodStart: string | null
  readonly periodEnd: string | null
  readonly renewPrice: number | null
  readonly cancelAtEnd: boolean
  readonly pendingPeriod: 'MONTHLY' | null
  /** What a month cost when the change to monthly was reserved. */
  readonly pendingPrice: number | null
  readonly graceUntil: string | null
  readonly nextGrant: string | null
  /** Why it has ended. PRICE while it runs: its owner refused a higher price, so that it ends with the period. */
  readonly endReason: 'CANCELED' | 'UNPAID' | 'REFUNDED' | 'PRICE' | null
  /** What it is paid by: a stored card, Lemon Squeezy in dollars, or a logo, which brings a pass. */
  readonly source: 'CARD' | 'LEMON' | 'PASS'
  /** Its number at Lemon Squeezy. */
  readonly externalId: string | null
}

export interface PlanOffer {
  readonly key: PlanKey
  readonly level: number
  readonly price: number
  readonly priceOfYear: number
  /** Credits a month. */
  readonly credit: number
}

export type PlanEvent = 'SUBSCRIBE' | 'UPGRADE' | 'PERIOD' | 'RENEW'

/** What a change of plan buys. */
export interface PlanOrder {
  readonly kind: 'PLAN'
  readonly event: PlanEvent
  readonly planKey: PlanKey
  readonly periodType: PeriodType
  readonly anchor: string
  readonly periodStart: string
  readonly periodEnd: string
  /** Full price of the period, which the next one costs. */
  readonly price: number
  /** null: what the next one costs is not known. */
  readonly renewPrice?: null
  /** Of a higher plan, where a change to monthly is reserved: what a month of it costs. */
  readonly pendingPrice?: number
  /** What the amount consists of: the new price, and what is unused of the old one. */
  readonly added: number
  readonly unused: number
  /** Credits that come with it. */
  readonly credits: number
  /** Days of the running period, and those of it that are left with today. */
  readonly days: number
  readonly remainingDays: number
  /** Of a subscription at Lemon Squeezy: its number there. */
  readonly externalId?: string
}

export type Quote =
  | { readonly ok: true; readonly order: PlanOrder; readonly amount: number }
  | { readonly ok: false; readonly reason: 'PLAN' | 'CONTRACT_PERIOD' }

/** Days after a missed payment on which it is tried again; the last one is the last day of grace. */
const retryDays = [1, 3, 5, 7] as const
const graceDays = 7

export const free: Subscription = {
  phase: 'FREE',
  planKey: 'FREE',
  periodType: null,
  anchor: null,
  periodStart: null,
  periodEnd: null,
  renewPrice: null,
  cancelAtEnd: false,
  pendingPeriod: null,
  pendingPrice: null,
  graceUntil: null,
  nextGrant: null,
  endReason: null,
  source: 'CARD',
  externalId: null,
}

export const monthsOf = (period: PeriodType) => (period === 'YEARLY' ? 12 : 1)
export const priceOf = (plan: Pick<PlanOffer, 'price' | 'priceOfYear'>, period: PeriodType) =>
  period === 'YEARLY' ? plan.priceOfYear : plan.price

/** What a plan costs today. `running`: the plan of the running subscription. */
export function quoteChange(
  subscription: Subscription,
  running: PlanOffer,
  target: PlanOffer,
  periodType: PeriodType,
  today: string,
): Quote {
  if (target.key === 'FREE') return refused('PLAN')
  if (canBegin(subscription)) return newPeriod('SUBSCRIBE', target, periodType, today, null, target.credit)
  const { periodStart: start, periodEnd: end, renewPrice: price, anchor } = subscription
  const isOfCard = subscription.phase === 'ACTIVE' && subscription.source === 'CARD'
  if (!isOfCard || subscription.cancelAtEnd || !start || !end || !anchor) return refused('PLAN')
  if (price === null || today >= end || today < start || target.level < running.level) return refused('PLAN')
  const isSame = target.level === running.level
  const month = periodOf(anchor, 1, today)
  if (periodType === subscription.periodType) {
    if (isSame) return refused('PLAN')
    const { amount, days, remainingDays, added, unused } = computeUpgrade(
      { start, end, price },
      priceOf(target, periodType),
      today,
    )
    const credits = computeUpgradeCredits(target.credit - running.credit, month, today)
    const order = {
      ...base(target, periodType),
      event: 'UPGRADE',
      anchor,
      periodStart: start,
      ...(subscription.pendingPeriod && { pendingPrice: priceOf(target, subscription.pendingPeriod) }),
    } as const
    return {
      ok: true,
      order: { ...order, periodEnd: end, added, unused, credits, days, remainingDays },
      amount,
    }
  }
  if (periodType === 'MONTHLY') return refused(isSame ? 'PLAN' : 'CONTRACT_PERIOD')
  // Credits of the running month are taken off as its price is.
  const left = computeUpgradeCredits(running.credit, month, today)
  const event = isSame ? 'PERIOD' : 'UPGRADE'
  return newPeriod(event, target, periodType, today, { start, end, price }, target.credit - left)
}

/** Whether a plan can begin: none is running, or one that a logo brought. */
export const canBegin = ({ phase, source }: Pick<Subscription, 'phase' | 'source'>) =>
  phase === 'FREE' || phase === 'EXPIRED' || source === 'PASS'

/** The subscription after an order is paid. */
export function afterPayment(order: PlanOrder, before: Subscription, today: string): Subscription {
  const isKept = order.event === 'UPGRADE' && order.periodStart === before.periodStart
  // What is cancelled cannot be changed: it was cancelled while the result of this payment was not known.
  const isCancelled = (order.event === 'UPGRADE' || order.event === 'PERIOD') && before.cancelAtEnd
  return {
    phase: 'ACTIVE',
    planKey: order.planKey,
    periodType: order.periodType,
    anchor: order.anchor,
    periodStart: order.periodStart,
    periodEnd: order.periodEnd,
    renewPrice: order.renewPrice === null ? null : order.price,
    cancelAtEnd: isCancelled,
    pendingPeriod: isKept && !isCancelled ? before.pendingPeriod : null,
    pendingPrice: isKept && !isCancelled ? (order.pendingPrice ?? before.pendingPrice) : null,
    graceUntil: null,
    nextGrant: isKept ? before.nextGrant : nextGrantAfter(order.anchor, today),
    endReason: isCancelled ? before.endReason : null,
    source: order.externalId === undefined ? 'CARD' : 'LEMON',
    externalId: order.externalId ?? null,
  }
}

/** The day on which the next credits of a plan are due. */
export const nextGrantAfter = (anchor: string, today: string) => periodOf(anchor, 1, today).end

/** null: there is nothing to cancel. */
export function afterCancel(subscription: Subscription): Subscription | null {
  if (subscription.phase === 'PAST_DUE') return ended(subscription, 'CANCELED')
  if (subscription.phase !== 'ACTIVE' || subscription.cancelAtEnd) return null
  return { ...subscription, cancelAtEnd: true, pendingPeriod: null, pendingPrice: null }
}

/** The owner refuses a higher price: nothing is charged again, whatever it costs then. null: it is none that can end so. */
export function afterRefusedPrice(subscription: Subscription): Subscription | null {
  const { phase, source, cancelAtEnd } = subscription
  if (phase !== 'ACTIVE' || source !== 'CARD' || cancelAtEnd) return null
  return { ...subscription, cancelAtEnd: true, endReason: 'PRICE' }
}

/** The next period would cost more, and its owner did not agree to that. */
export const afterUnagreedPrice = (subscription: Subscription): Subscription => ended(subscription, 'PRICE')

/** It was never paid for real, and money is taken for real by now: it ends with its period as if it was cancelled. */
export const afterSandbox = (subscription: Subscription, today: string): Subscription =>
  subscription.periodEnd !== null && today >= subscription.periodEnd
    ? ended(subscription, 'CANCELED')
    : subscription

/** null: it was not cancelled, or the period is over. */
export function afterUndo(subscription: Subscription, today: string): Subscription | null {
  const { phase, cancelAtEnd, periodEnd, source } = subscription
  if (phase !== 'ACTIVE' || source === 'PASS' || !cancelAtEnd || periodEnd === null || today >= periodEnd)
    return null
  return { ...subscription, cancelAtEnd: false, endReason: null }
}

export function afterRefusedRenewal(subscription: Subscription): Subscription {
  const { phase, cancelAtEnd, periodEnd } = subscription
  if (phase !== 'ACTIVE' || cancelAtEnd || periodEnd === null) return subscription
  return { ...subscription, phase: 'PAST_DUE', graceUntil: addDays(periodEnd, graceDays) }
}

/** The subscription at the beginning of a day. */
export function atDay(subscription: Subscription, today: string): Subscription {
  const { phase, cancelAtEnd, periodEnd, graceUntil, endReason } = subscription
  if (phase === 'ACTIVE' && cancelAtEnd && periodEnd !== null && today >= periodEnd)
    return ended(subscription, endReason === 'PRICE' ? 'PRICE' : 'CANCELED')
  if (phase === 'PAST_DUE' && graceUntil !== null && today > graceUntil) return ended(subscription, 'UNPAID')
  return subscription
}

/** Whether a renewal is tried on that day, or was to be since. `tried`: the day on which a card was tried last; null: none was. */
export function isRenewalDue(
  { phase, cancelAtEnd, periodEnd }: Subscription,
  tried: string | null,
  today: string,
): boolean {
  if (periodEnd === null || cancelAtEnd || today < periodEnd) return false
  if (phase === 'ACTIVE') return tried === null
  if (phase !== 'PAST_DUE') return false
  const last = retryDays.map((day) => addDays(periodEnd, day)).findLast((day) => day <= today)
  return last !== undefined && (tried === null || tried < last)
}

/** The day on which a renewal that was refused today is tried again; null: no more. */
export function nextTryAfter({ periodEnd }: Subscription, today: string): string | null {
  if (periodEnd === null) return null
  return retryDays.map((day) => addDays(periodEnd, day)).find((day) => day > today) ?? null
}

/**
 * The subscription after the order that it rests on was refunded. `earlier`: what it was before that order; `isWithin`: the order
 * was a higher plan for the rest of a period.
 */
export function afterRefund(
  subscription: Subscription,
  earlier: Subscription | null,
  {
    isWithin,
    isWhole,
    today,
  }: { readonly isWithin: boolean; readonly isWhole: boolean; readonly today: string },
): Subscription {
  if (subscription.phase !== 'ACTIVE' && subscription.phase !== 'PAST_DUE') return subscription
  const isRunning = earlier?.phase === 'ACTIVE' && earlier.periodEnd !== null && today < earlier.periodEnd
  if (isRunning && isWithin)
    return {
      ...subscription,
      planKey: earlier.planKey,
      renewPrice: earlier.renewPrice,
      pendingPrice: subscription.pendingPeriod && (earlier.pendingPrice ?? subscription.pendingPrice),
    }
  // What was unused of the period before was taken off the price, so that only a whole refund brings it back.
  if (isRunning && isWhole)
    return {
      ...earlier,
      pendingPrice: earlier.pendingPrice ?? null,
      // A pass ends with its months, whatever came after it.
      ...(earlier.source !== 'PASS' && {
        cancelAtEnd: subscription.cancelAtEnd,
        endReason: subscription.endReason,
      }),
    }
  return ended(subscription, 'REFUNDED')
}

function ended(subscription: Subscription, endReason: NonNullable<Subscription['endReason']>): Subscription {
  return {
    ...subscription,
    phase: 'EXPIRED',
    cancelAtEnd: false,
    pendingPeriod: null,
    pendingPrice: null,
    graceUntil: null,
    nextGrant: null,
    endReason,
  }
}

function newPeriod(
  event: PlanEvent,
  target: PlanOffer,
  periodType: PeriodType,
  today: string,
  running: { readonly start: string; readonly end: string; readonly price: number } | null,
  credits: number,
): Quote {
  const price = priceOf(target, periodType)
  const periodEnd = addMonths(today, monthsOf(periodType))
  const whole = daysBetween(today, periodEnd)
  const { added, unused, amount, days, remainingDays } = running
    ? computeNewPeriod(running, price, today)
    : { added: price, unused: 0, amount: price, days: whole, remainingDays: whole }
  const order = { ...base(target, periodType), event, anchor: today, periodStart: today, periodEnd }
  return { ok: true, order: { ...order, added, unused, credits, days, remainingDays }, amount }
}

function base(plan: PlanOffer, periodType: PeriodType) {
  return { kind: 'PLAN', planKey: plan.key, periodType, price: priceOf(plan, periodType) } as const
}

const refused = (reason: 'PLAN' | 'CONTRACT_PERIOD') => ({ ok: false, reason }) as const
