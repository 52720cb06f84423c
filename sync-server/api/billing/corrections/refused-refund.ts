import type { Selectable, Transaction } from 'kysely'
import type { PaymentAttemptTable, PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refunderOf } from '../charges/look-up.ts'
import { lockOrder } from '../orders/lock.ts'
import { findOrder, type OrderRow } from '../orders/queries.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { moveRefunded, readUnasked } from '../refunds/refunds.ts'
import { isOpenRefusal } from '../refunds/refused-refunds.ts'
import { insertDone, sendNow } from './done-refunds.ts'
import { sumOfRefunds } from './refund-offer.ts'

/*
 * What an operator does about a refund that its gateway has refused. Each act is decided under the locks of brand and order, so
 * that a second operator finds it done.
 */

type Note = (db: Transaction<DB>, brand: number, amount: number) => Promise<void>

type Refund = Selectable<PaymentRefundTable>

/** Sends a refund that was refused once more, as a new row: gateways answer the number of a refused one with that refusal. */
export async function retryRefused(
  context: CallContext,
  { pid, refundRef }: { readonly pid: string; readonly refundRef: string },
  note: Note,
): Promise<void> {
  const services = paymentServicesOf(context)
  const requested = await context.transact(async (db) => {
    const { order, refund, attempt } = await lockRefused(db, pid, refundRef)
    const amount = await amountLeft(db, order, refund)
    if (!refunderOf(services.payments, attempt.gateway)) throw new Refusal('PROVIDER_OFF')
    const ref = await requestRefund(db, order, refund, amount, refund.reason, services.now())
    await note(db, order.brand_id, amount)
    return ref
  })
  await sendNow(services, requested)
}

/**
 * Notes how the money of a refund that was refused was paid back without being sent. What the gateway has told of already was made
 * in its pages.
 */
export async function noteOutside(
  context: CallContext,
  { pid, refundRef, reason }: { readonly pid: string; readonly refundRef: string; readonly reason: string },
  note: Note,
): Promise<void> {
  const { now } = paymentServicesOf(context)
  await context.transact(async (db) => {
    const { order, refund, attempt } = await lockRefused(db, pid, refundRef)
    const at = now()
    const amount = await amountLeft(db, order, refund)
    const there = Math.min(amount, await readUnasked(db, attempt))
    const parts = [
      { state: 'DONE', amount: there } as const,
      { state: 'OUTSIDE', amount: amount - there } as const,
    ].filter((part) => part.amount > 0)
    const whole = parts.find((part) => part.amount === refund.amount)
    await db
      .updateTable('payment_refund')
      .set({ outside_note: reason, ...(whole && { state: whole.state, done_at: at }) })
      .where('brand_id', '=', order.brand_id)
      .where('refund_ref', '=', refundRef)
      .execute()
    if (!whole)
      for (const part of parts)
        await insertDone(db, order, refund, { ...part, reason: refund.reason, note: reason, at })
    await moveRefunded(db, order, refund)
    await note(db, order.brand_id, amount)
  })
}

/** A refund that was refused, with its order locked. Rejects with CONFLICT where nothing is to be decided about it any more. */
async function lockRefused(
  db: Transaction<DB>,
  pid: string,
  refundRef: string,
): Promise<{ order: OrderRow; refund: Refund; attempt: Selectable<PaymentAttemptTable> }> {
  const { brand_id: brand } = await findOrder(db, pid)
  const { order } = await lockOrder(db, brand, pid)
  const refund = await db
    .selectFrom('payment_refund as refund')
    .selectAll('refund')
    .select(isOpenRefusal.as('isOpen'))
    .where('refund.brand_id', '=', brand)
    .where('refund.pid', '=', pid)
    .where('refund.refund_ref', '=', refundRef)
    .executeTakeFirst()
  if (!refund) throw new Refusal('NOT_FOUND')
  if (!refund.isOpen) throw new Refusal('CONFLICT')
  const attempt = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('order_ref', '=', refund.order_ref)
    .executeTakeFirstOrThrow()
  return { order, refund, attempt }
}

/** What of a refused refund can still be given back: more may have been returned since. Rejects with CONFLICT where that is nothing. */
async function amountLeft(
  db: Transaction<DB>,
  order: OrderRow,
  { amount, order_ref }: Refund,
): Promise<number> {
  // What was taken for an order that was never paid as ordered is known to its gateway alone.
  if (order.paid_at === null) return amount
  const left = Math.min(amount, order.amount - (await sumOfRefunds(db, order_ref)))
  if (left <= 0) throw new Refusal('CONFLICT')
  return left
}
