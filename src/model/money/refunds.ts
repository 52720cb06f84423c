import { daysBetween } from '../time/periods.ts'
import { computeShare } from './proration.ts'
import type { PlanOrder } from './subscription.ts'

/**
 * What is refunded of an order: all that is left of it, what is not used, or an amount that leaves a plan as it is.
 * The first two take back what the order has given.
 */
export const refundModes = ['WHOLE', 'UNUSED', 'PART'] as const
export type RefundMode = (typeof refundModes)[number]

/** Days for which an order is refunded as a whole where nothing of it is used. The terms of service say the same. */
export const wholeRefundDays = 7

/** Whether an order is a higher plan for the rest of a period that was running. */
export const isWithinPeriod = ({ event, days, periodStart, periodEnd }: PlanOrder) =>
  event === 'UPGRADE' && days === daysBetween(periodStart, periodEnd)

/** What is not used of a paid plan today, in won: the days that are left, today with them. */
export function unusedOfPlan(order: PlanOrder, amount: number, today: string): number {
  const { periodStart, periodEnd, price, remainingDays } = order
  const left = Math.max(0, daysBetween(today, periodEnd))
  if (isWithinPeriod(order)) return Math.min(amount, computeShare(amount, left, remainingDays))
  return Math.min(amount, computeShare(price, left, daysBetween(periodStart, periodEnd)))
}

/** What is not used of credits that were bought, in won. */
export const unusedOfCredits = (amount: number, rest: number, granted: number) =>
  granted === 0 ? 0 : computeShare(amount, rest, granted)

/** The credits that a part of their price takes back. */
export const creditsOfPart = (credit: number, part: number, amount: number) =>
  Math.ceil((credit * part) / amount)
