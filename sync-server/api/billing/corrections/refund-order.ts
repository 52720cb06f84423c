import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { creditsOfPart, isWithinPeriod, type RefundMode } from '#model/money/refunds.ts'
import { afterRefund, type PlanOrder, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refunderOf } from '../charges/look-up.ts'
import { takeBackRewards } from '../credits/invites.ts'
import { endLots, readLotsOf, takeBackCharge } from '../credits/ledger.ts'
import { lockOrder } from '../orders/lock.ts'
import { cancelWork } from '../orders/logo-work.ts'
import { findOrder, type OrderRow, readPaidAttempt } from '../orders/queries.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { takeBackLogoMonths } from '../plans/logo-months.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { readUnasked, sumOfOutside } from '../refunds/refunds.ts'
import { sendNow } from './done-refunds.ts'
import { amountChanged, grantKeysOf, readRefundOffer } from './refund-offer.ts'

/*
 * Refunds that an operator decides on. What the order has given is taken back in the transaction that writes the refund; the
 * money follows by `refunds/refunds.ts`.
 */

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
  await sendNow(services, refundRef)
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
  const { order, isBrandGone } = await lockOrder(db, brand, pid)
  const offer = await readRefundOffer(db, order, at)
  const attempt = await readPaidAttempt(db, brand, pid)
  if (!offer || !attempt) throw amountChanged(0)
  if (!refunderOf(payments, attempt.gateway)) throw new Refusal('PROVIDER_OFF')
  if (offer.left !== left) throw amountChanged(offer.left)
  if (mode === 'WHOLE' && amount !== offer.left) throw amountChanged(offer.left)
  if (mode === 'UNUSED' && (amount !== offer.unused || amount === 0)) throw amountChanged(offer.unused)
  if (amount > offer.left) throw amountChanged(offer.left)
  if (await isReturnedInPart(db, attempt, amount)) throw new Refusal('CONFLICT')
  const refundRef = await requestRefund(db, order, attempt, amount, reason, at)
  if (refundRef === null) throw amountChanged(0)
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
    if (!isBrandGone) await takeBackLogoMonths(db, { brand, pid, at })
    await cancelWork(db, { brand, pid, at })
  } else if (mode !== 'PART' && snapshot.kind === 'PLAN')
    await takeBackPlan(db, { ...order, snapshot }, { mode, isThere: !isBrandGone, at })
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
