import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { OrderSnapshot } from '#model/money/orders.ts'
import {
  creditsOfPart,
  isWithinPeriod,
  type RefundMode,
  unusedOfCredits,
  unusedOfPlan,
  wholeRefundDays,
} from '#model/money/refunds.ts'
import { afterRefund, type PlanOrder, type Subscription } from '#model/money/subscription.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeBackRewards } from './invites.ts'
import { endLots, type LotOfOrder, readLotsOf, takeBackCharge } from './ledger.ts'
import { cancelWork } from './logo-work.ts'
import { refunderOf } from './look-up.ts'
import type { OrderRow } from './orders.ts'
import { takeBackPass } from './passes.ts'
import { readPaidAttempt } from './payment-queries.ts'
import { paymentServicesOf } from './payment-routes.ts'
import { lockBrandIfThere } from './queries.ts'
import { readUnasked, sendRefund, sumOfOutside } from './refunds.ts'
import { requestRefund } from './settle.ts'
import { cancelOpenChanges, readSubscriptionOf, writeSubscription } from './subscriptions.ts'

/*
 * Refunds that an operator decides on. What the order has given is taken back in the transaction that writes the refund; the
 * money follows by `refunds.ts`.
 */

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

interface WantedRefund {
  readonly pid: string
  readonly mode: RefundMode
  readonly amount: number
  /** What could be refunded when the operator decided. */
  readonly left: number
  readonly reason: string
  readonly at: Date
}

interface RequestedRefund {
  readonly brand: number
  readonly refundRef: string
}

/** Refunds an order and sends that at once; where it cannot be sent, the job does. `note` is of the same transaction. */
export async function refundAtOnce(
  context: CallContext,
  wanted: Omit<WantedRefund, 'at'>,
  note: (db: Transaction<DB>, brand: number) => Promise<void>,
): Promise<void> {
  const services = paymentServicesOf(context)
  const refundRef = await context.transact(async (db) => {
    const requested = await refundOrder(db, services.payments, { ...wanted, at: services.now() })
    await note(db, requested.brand)
    return requested.refundRef
  })
  await sendRefund(services, refundRef).catch((err: unknown) =>
    services.log.warn({ err, refundRef }, 'a refund could not be sent at once'),
  )
}

/**
 * Writes a refund and takes back what the order has given. Rejects with CONFLICT where the amount is another one by now, a plan
 * that was paid later rests on the order, or a part was returned in the gateway's pages and is not noted.
 */
export async function refundOrder(
  db: Transaction<DB>,
  payments: Payments,
  { pid, mode, amount, left, reason, at }: WantedRefund,
): Promise<RequestedRefund> {
  const { brand_id: brand } = await findOrder(db, pid)
  const isThere = await lockBrandIfThere(db, brand)
  const order = await lockOrder(db, pid)
  const offer = await readRefundOffer(db, order, at)
  const attempt = await readPaidAttempt(db, brand, pid)
  if (!offer || !attempt) throw changed(0)
  if (!refunderOf(payments, attempt.gateway)) throw new Refusal('PROVIDER_OFF')
  if (offer.left !== left) throw changed(offer.left)
  if (mode === 'WHOLE' && amount !== offer.left) throw changed(offer.left)
  if (mode === 'UNUSED' && (amount !== offer.unused || amount === 0)) throw changed(offer.unused)
  if (amount > offer.left) throw changed(offer.left)
  if (await isReturnedInPart(db, attempt, amount)) throw new Refusal('CONFLICT')
  const refundRef = await requestRefund(db, order, attempt, amount, reason, at)
  if (refundRef === null) throw changed(0)
  const key = `refund:${refundRef}`
  const { snapshot } = order
  if (snapshot.kind === 'CREDIT')
    await takeBackCharge(db, {
      brand,
      key,
      chargeKey: `charge:${pid}`,
      at,
      kind: 'refund',
      ref: pid,
      atMost: mode === 'PART' ? creditsOfPart(snapshot.credit, amount, order.amount) : null,
    })
  else if (mode !== 'PART' && snapshot.kind === 'LOGO') {
    if (isThere) await takeBackPass(db, { brand, pid, at })
    await cancelWork(db, { brand, pid, at })
  } else if (mode !== 'PART' && snapshot.kind === 'PLAN')
    await takeBackPlan(db, { ...order, snapshot }, { mode, isThere, at })
  return { brand, refundRef }
}

/**
 * Whether the gateway's pages have given back another amount than this refund, or one that may be noted as paid outside. That is
 * noted first: what is sent besides it would be too much.
 */
async function isReturnedInPart(
  db: Transaction<DB>,
  attempt: Pick<Selectable<PaymentAttemptTable>, 'order_ref' | 'returned'>,
  amount: number,
): Promise<boolean> {
  const unasked = await readUnasked(db, attempt)
  return unasked > 0 && (unasked !== amount || (await sumOfOutside(db, attempt.order_ref)) > 0)
}

export async function findOrder(db: Kysely<DB>, pid: string): Promise<OrderRow> {
  const order = await db.selectFrom('billing_order').selectAll().where('pid', '=', pid).executeTakeFirst()
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}

type PaidPlan = OrderRow & { readonly snapshot: PlanOrder }

async function takeBackPlan(
  db: Transaction<DB>,
  order: PaidPlan,
  { mode, isThere, at }: { mode: 'WHOLE' | 'UNUSED'; isThere: boolean; at: Date },
): Promise<void> {
  const { brand_id: brand, pid, snapshot } = order
  const today = seoulDayOf(at.getTime())
  if (today < snapshot.periodEnd && isThere) {
    if (await isPaidLater(db, order))
      throw new Refusal('CONFLICT', { wordsOf: 'REFUND_LATER_FIRST', reason: { name: 'REFUND_LATER_FIRST' } })
    const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
    const earlier = await readBefore(db, brand, pid)
    const after = afterRefund(before, earlier, {
      isWithin: isWithinPeriod(snapshot),
      isWhole: mode === 'WHOLE',
      today,
    })
    const isOfOrder = before.periodStart === snapshot.periodStart && before.planKey === snapshot.planKey
    if (isOfOrder && after !== before) {
      await writeSubscription(db, brand, { event: 'REFUNDED', before, after, isSandbox, at, pid })
      if (after.phase === 'EXPIRED') await cancelOpenChanges(db, brand)
    }
  }
  const lots = await readLotsOf(db, brand, grantKeysOf(order))
  await endLots(db, lots, { brand, at, kind: 'refund', ref: pid })
  if (mode === 'WHOLE' && isThere) await takeBackRewards(db, { brand, pid, at })
}

/** Keys of the grants in the ledger that an order has made. */
function grantKeysOf({ pid, brand_id: brand, snapshot }: Pick<OrderRow, 'pid' | 'brand_id' | 'snapshot'>) {
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
  // Work that has begun is refunded in a part that somebody decides on.
  if (snapshot.kind === 'LOGO') return 0
  const rest = lots.reduce((sum, lot) => sum + lot.rest, 0)
  return unusedOfCredits(amount, rest, snapshot.credit)
}

/** Whether a change of plan was paid after this order, within its period, and is not refunded. */
async function isPaidLater(db: Kysely<DB>, { brand_id, pid, paid_at, snapshot }: PaidPlan): Promise<boolean> {
  const later = await db
    .selectFrom('billing_order')
    .select('pid')
    .where('brand_id', '=', brand_id)
    .where('pid', '<>', pid)
    .where('lane', '=', 'plan')
    .where('status', 'in', ['PAID', 'PART_REFUNDED'])
    .where('paid_at', '>=', paid_at)
    .where(sql<boolean>`snapshot->>'periodStart' < ${snapshot.periodEnd}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_event')
            .select('id')
            .whereRef('subscription_event.pid', '=', 'billing_order.pid')
            .where('event', '=', 'REFUNDED'),
        ),
      ),
    )
    .executeTakeFirst()
  return later !== undefined
}

/** The subscription before an order was paid. */
async function readBefore(db: Kysely<DB>, brand: number, pid: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscription_event')
    .select('before')
    .where('brand_id', '=', brand)
    .where('pid', '=', pid)
    .where('event', 'in', ['SUBSCRIBE', 'UPGRADE', 'PERIOD', 'RENEW'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.before ?? null
}

async function lockOrder(db: Transaction<DB>, pid: string): Promise<OrderRow> {
  return db
    .selectFrom('billing_order')
    .selectAll()
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
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

const changed = (amount: number) =>
  new Refusal('CONFLICT', { wordsOf: 'AMOUNT_CHANGED', reason: { name: 'AMOUNT_CHANGED', amount } })
