import { type Kysely, type Selectable, sql } from 'kysely'
import type { OrderSnapshot } from '#model/money/orders.ts'
import { isWithinPeriod, unusedOfCredits, unusedOfPlan, wholeRefundDays } from '#model/money/refunds.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type LotOfOrder, readLotsOf } from '../credits/ledger.ts'
import { type OrderRow, readPaidAttempt } from '../orders/queries.ts'

/** What can be refunded of an order, in won. */
interface RefundOffer {
  readonly left: number
  readonly unused: number
  /** What the terms of service say. */
  readonly terms: 'WHOLE' | 'UNUSED'
}

/** null: nothing of it was paid, or nothing is left. */
export async function readRefundOffer(
  db: Kysely<DB>,
  order: OrderRow,
  at: Date,
): Promise<RefundOffer | null> {
  const { pid, brand_id: brand, amount, snapshot, paid_at } = order
  const attempt = await readPaidAttempt(db, brand, pid)
  if (!attempt || paid_at === null || (order.status !== 'PAID' && order.status !== 'PART_REFUNDED'))
    return null
  const left = amount - (await sumOfRefunds(db, attempt.order_ref))
  if (left <= 0) return null
  const lots = await readLotsOf(db, brand, grantKeysOf(order))
  const isUntouched = lots.every(({ rest, granted }) => rest === granted)
  const isEarly = seoulDayOf(at.getTime()) <= addDays(seoulDayOf(paid_at.getTime()), wholeRefundDays)
  const unused = Math.min(left, unusedOf(snapshot, amount, lots, seoulDayOf(at.getTime())))
  return { left, unused, terms: isEarly && isUntouched ? 'WHOLE' : 'UNUSED' }
}

/** Keys of the grants in the ledger that an order has made. */
export function grantKeysOf({
  pid,
  brand_id: brand,
  snapshot,
}: Pick<OrderRow, 'pid' | 'brand_id' | 'snapshot'>) {
  if (snapshot.kind !== 'PLAN') return { exact: [`charge:${pid}`] }
  if (isWithinPeriod(snapshot)) return { exact: [`plan:${brand}:${snapshot.planKey}:${pid}`] }
  // The credits of each month of the period.
  return {
    exact: [`plan:${brand}:${snapshot.planKey}:${pid}`],
    from: `plan:${brand}:${snapshot.periodStart}`,
    before: `plan:${brand}:${snapshot.periodEnd}`,
  }
}

function unusedOf(
  snapshot: OrderSnapshot,
  amount: number,
  lots: readonly LotOfOrder[],
  today: string,
): number {
  if (snapshot.kind === 'PLAN') return unusedOfPlan(snapshot, amount, today)
  // Work that has begun is refunded in a part that an operator decides on.
  if (snapshot.kind === 'LOGO') return 0
  const rest = lots.reduce((sum, lot) => sum + lot.rest, 0)
  return unusedOfCredits(amount, rest, snapshot.credit)
}

/** What was given back of a charge, or is on its way. */
export async function sumOfRefunds(
  db: Kysely<DB>,
  orderRef: Selectable<PaymentAttemptTable>['order_ref'],
): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('order_ref', '=', orderRef)
    .where('state', '<>', 'REFUSED')
    .executeTakeFirstOrThrow()
  return sum
}

export const amountChanged = (amount: number) =>
  new Refusal('CONFLICT', { wordsOf: 'AMOUNT_CHANGED', reason: { name: 'AMOUNT_CHANGED', amount } })
