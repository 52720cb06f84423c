import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { type PeriodType, priceOf } from '#model/money/subscription.ts'
import type { Subscription } from '../billing-reads.ts'

/** What is chosen in the plan modal. */
export interface Chosen {
  readonly plan: PlanOnSale
  readonly periodType: PeriodType
}

/** What choosing a plan and a period comes to, given the running subscription. Amounts in the currency of the plan, days as the server says them. */
export type PlanRow =
  /** It is the running plan and period. */
  | { readonly kind: 'current' }
  /** A whole period from today; `isAgain`: after a plan that has ended. */
  | {
      readonly kind: 'buy'
      readonly amount: number
      /** Of a year, over twelve months. */
      readonly saving: number
      readonly isAgain: boolean
      /** The files of the brand may not fit. */
      readonly isChecked: boolean
    }
  /** A higher plan: the server says what it costs. */
  | { readonly kind: 'upgrade' }
  /** The same plan by the year, from today: the server says what it costs. */
  | { readonly kind: 'toYearly' }
  /** The same plan by the month, once the year is over. */
  | { readonly kind: 'reserveMonthly'; readonly from: string }
  /** Reserved already. */
  | { readonly kind: 'reserved'; readonly from: string }
  /** By the year, of which the change to monthly is reserved. */
  | { readonly kind: 'keepYearly'; readonly from: string }
  /** Cancelled: only undoing that is possible. */
  | { readonly kind: 'undoCancel'; readonly end: string }
  /** A renewal was refused and is paid now. */
  | { readonly kind: 'payNow'; readonly amount: number; readonly until: string | null }
  /** On with the free plan after one has ended. */
  | { readonly kind: 'goFree' }
  /** In dollars: it is bought on the page of Lemon Squeezy. */
  | { readonly kind: 'checkout' }
  /** In dollars: it is changed on the page of Lemon Squeezy. */
  | { readonly kind: 'portal'; readonly isDue: boolean }
  | { readonly kind: 'blocked'; readonly why: Blocked }

/**
 * `pass`: the plan came with a logo and ends by itself. `lower`: the period that is paid comes first. `contractPeriod`: the year comes first. `payFirst`: a renewal is not paid.
 * `otherCurrency`: the running subscription is paid in another currency.
 */
export type Blocked = 'pass' | 'lower' | 'contractPeriod' | 'payFirst' | 'otherCurrency'

/** The level of the free plan. */
const freeLevel = 1

export const isFreePlan = ({ level }: Pick<PlanOnSale, 'level'>) => level === freeLevel

export function planRowOf(now: Subscription, { plan, periodType }: Chosen): PlanRow {
  const isFree = isFreePlan(plan)
  if (now.phase === 'FREE') return isFree ? { kind: 'current' } : buy(plan, periodType, { isAgain: false })
  if (now.phase === 'EXPIRED') {
    if (isFree) return { kind: 'goFree' }
    return buy(plan, periodType, { isAgain: true, isChecked: plan.level < now.plan.level })
  }
  if (now.source === 'PASS') return isFree ? blocked('pass') : buy(plan, periodType, { isAgain: false })
  if (now.currency !== plan.currency) return blocked('otherCurrency')
  const isSamePlan = plan.level === now.plan.level
  if (now.currency === 'USD') return inDollars(now, plan)
  const isSamePeriod = periodType === now.periodType
  if (now.phase === 'PAST_DUE') {
    if (!isSamePlan || !isSamePeriod) return blocked('payFirst')
    return { kind: 'payNow', amount: now.nextAmount ?? priceOf(plan, periodType), until: now.graceUntil }
  }
  const end = now.periodEndDate ?? ''
  if (now.cancelAtEnd) return { kind: 'undoCancel', end }
  if (isFree || plan.level < now.plan.level) return blocked('lower')
  if (!isSamePlan)
    return now.periodType === 'YEARLY' && !isSamePeriod ? blocked('contractPeriod') : { kind: 'upgrade' }
  if (now.pendingPeriod === 'MONTHLY') return { kind: isSamePeriod ? 'keepYearly' : 'reserved', from: end }
  if (isSamePeriod) return { kind: 'current' }
  return periodType === 'YEARLY' ? { kind: 'toYearly' } : { kind: 'reserveMonthly', from: end }
}

/** Whether money is taken, for which a card is needed. */
export function isCharged({ kind }: PlanRow): boolean {
  return kind === 'buy' || kind === 'upgrade' || kind === 'toYearly' || kind === 'payNow'
}

/** Whether the server has to be asked what it costs. */
export function needsAmount({ kind }: PlanRow): boolean {
  return kind === 'upgrade' || kind === 'toYearly'
}

/** Of a plan that runs in dollars. */
function inDollars(now: Subscription, plan: PlanOnSale): PlanRow {
  if (now.phase === 'PAST_DUE') return { kind: 'portal', isDue: true }
  if (now.cancelAtEnd) return { kind: 'undoCancel', end: now.periodEndDate ?? '' }
  if (plan.level === now.plan.level) return { kind: 'current' }
  return plan.level < now.plan.level ? blocked('lower') : { kind: 'portal', isDue: false }
}

function buy(
  plan: PlanOnSale,
  periodType: PeriodType,
  { isAgain, isChecked = false }: { readonly isAgain: boolean; readonly isChecked?: boolean },
): PlanRow {
  if (plan.currency === 'USD') return { kind: 'checkout' }
  const saving = periodType === 'YEARLY' ? savingOfYear(plan) : 0
  return { kind: 'buy', amount: priceOf(plan, periodType), saving, isAgain, isChecked }
}

const blocked = (why: Blocked): PlanRow => ({ kind: 'blocked', why })
