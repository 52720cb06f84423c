import type { Selectable, Transaction } from 'kysely'
import { afterRefusedRenewal, nextTryAfter, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { BillingOrderTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Decline } from '#server/gateways/payments/gateway.ts'
import { noteMail } from '../notices.ts'
import { readSubscriptionOf, writeSubscription } from './subscription.ts'

/** Why an attempt ended without a charge. */
export type FailedCode = Decline

/** Whether a renewal that is due is still to be paid. */
export const isRenewable = ({ phase, cancelAtEnd }: Pick<Subscription, 'phase' | 'cancelAtEnd'>) =>
  phase === 'PAST_DUE' || (phase === 'ACTIVE' && !cancelAtEnd)

/** Whether trying the same card again changes nothing. */
export const isHopeless = (code: string | null) =>
  code === 'CARD_STOPPED' || code === 'CARD_EXPIRED' || code === 'KEY_GONE'

/** A renewal was refused: its order stays open for the next tries, and the plan for the days of grace. */
export async function renewalRefused(
  db: Transaction<DB>,
  {
    brand,
    order,
    amount,
    code,
    at,
  }: {
    readonly brand: number
    /** Left out where there was no card to charge. */
    readonly order: Pick<Selectable<BillingOrderTable>, 'pid'> | undefined
    /** What the renewal costs. */
    readonly amount: number
    readonly code: FailedCode
    readonly at: Date
  },
): Promise<void> {
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  const after = afterRefusedRenewal(before)
  const isFirst = after !== before
  if (isFirst)
    await writeSubscription(db, brand, { event: 'PAST_DUE', before, after, isSandbox, at, pid: order?.pid })
  const { phase, planKey, periodType, periodEnd, graceUntil } = after
  if (phase !== 'PAST_DUE' || !periodType || !graceUntil || !(isFirst || order)) return
  const today = seoulDayOf(at.getTime())
  const nextTry = isHopeless(code) ? null : nextTryAfter(after, today)
  const plan = { planKey, periodType }
  await noteMail(db, {
    kind: nextTry === null ? 'NOT_TRIED_AGAIN' : isFirst ? 'REFUSED' : 'REFUSED_AGAIN',
    brand,
    key: `refused:${brand}:${periodEnd}:${today}:${code}`,
    facts: { ...plan, code, amount, day: graceUntil, ...(nextTry !== null && { nextTry }) },
    isSandbox,
    at,
    ...(order && { pid: order.pid }),
  })
}
