import type { Selectable, Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { returnOrder } from '#contract/operator-money.ts'
import type { PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lookUpAttempt, refunderOf } from '../charges/look-up.ts'
import { isReturnedThere } from '../charges/returned-there.ts'
import { giveUp } from '../orders/give.ts'
import { lockAttempt, lockOrder } from '../orders/lock.ts'
import { findOrder } from '../orders/queries.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { failOrder } from '../orders/settle.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { isUnreturned } from '../plans/open-changes.ts'
import { moveRefunded, sumOfDone } from '../refunds/refunds.ts'
import { insertDone, sendNow } from './done-refunds.ts'
import { known } from './look-up-order.ts'
import { amountChanged } from './refund-offer.ts'

/*
 * Money that is kept for nothing: taken in another amount than was ordered, or returned in the gateway's pages. Each act is decided
 * under the locks of brand and order, so that a second operator finds it done.
 */

type Note = (db: Transaction<DB>, brand: number, amount: number) => Promise<void>

type Refund = Selectable<PaymentRefundTable>

/**
 * Gives back all that was taken for an order of another amount, which gives nothing, and closes the order as not paid. `OUTSIDE`:
 * an operator has given it back without the gateway; of an order that is paid, in the pages of its gateway.
 */
export async function returnTaken(
  context: CallContext,
  { pid, by, left, reason }: { readonly pid: string } & GivenOf<typeof returnOrder>['body'],
  note: Note,
): Promise<void> {
  const services = paymentServicesOf(context)
  await findOrder(context.db, pid)
  const taken = await context.db
    .selectFrom('payment_attempt')
    .innerJoin('billing_order', 'billing_order.pid', 'payment_attempt.pid')
    .selectAll('payment_attempt')
    .where('payment_attempt.pid', '=', pid)
    .where(isUnreturned)
    .where('billing_order.status', '=', 'PENDING')
    .orderBy('payment_attempt.n', 'desc')
    .executeTakeFirst()
  const isOutside = by === 'OUTSIDE'
  if (!taken && isOutside) return noteReturnedThere(context, { pid, left, reason }, note)
  if (!taken) throw new Refusal('CONFLICT')
  if (!isOutside && !refunderOf(services.payments, taken.gateway)) throw new Refusal('PROVIDER_OFF')
  const answered = await lookUpAttempt(services.payments, taken).catch(() => null)
  const charge = answered !== null && answered !== 'WAITING' && answered.state === 'PAID' ? answered : null
  // A gateway that does not tell cannot refund; the operator's word that it was paid back outside is taken.
  if (!charge && !isOutside) throw new Refusal('PROVIDER_DOWN')
  const rest = charge ? known(charge.left) : left
  if (rest !== left) throw amountChanged(rest ?? 0)
  if (rest === null && !isOutside) throw new Refusal('CONFLICT')

  const refundRef = await context.transact(async (db) => {
    const at = services.now()
    const { order, attempt, isBrandGone } = await lockAttempt(db, taken.order_ref)
    if (order.status !== 'PENDING' || attempt.state !== 'PAID') throw new Refusal('CONFLICT')
    // As ordered after all: a look-up gives what was bought.
    if (charge && charge.amount === order.amount && charge.left === order.amount)
      throw new Refusal('CONFLICT')
    const whole = charge ? known(charge.amount) : null
    const gone = whole === null || rest === null ? 0 : whole - rest - (await sumOfDone(db, attempt.order_ref))
    if (gone > 0)
      await insertDone(db, order, attempt, { amount: gone, state: 'DONE', reason, note: null, at })
    const amount = rest ?? attempt.amount
    let requested: string | null = null
    if (!isOutside) requested = await requestRefund(db, order, attempt, amount, reason, at)
    else if (amount > 0)
      await insertDone(db, order, attempt, { amount, state: 'OUTSIDE', reason, note: reason, at })
    if (isBrandGone) await giveUp(db, order, at)
    else await failOrder(db, order, null, 'NOT_SENT', at)
    await note(db, order.brand_id, amount)
    return requested
  })
  await sendNow(services, refundRef)
}

/**
 * Notes what the gateway has given back of a paid order without being asked. What the order has given stays. What was noted as
 * paid outside, before the gateway told of it, is not noted twice.
 */
async function noteReturnedThere(
  context: CallContext,
  { pid, left, reason }: { readonly pid: string; readonly left: number | null; readonly reason: string },
  note: Note,
): Promise<void> {
  const { now } = paymentServicesOf(context)
  const { brand_id: brand } = await findOrder(context.db, pid)
  await context.transact(async (db) => {
    const { order } = await lockOrder(db, brand, pid)
    const attempt = await db
      .selectFrom('payment_attempt as attempt')
      .selectAll('attempt')
      .where('attempt.brand_id', '=', brand)
      .where('attempt.pid', '=', pid)
      .where(isReturnedThere)
      .executeTakeFirst()
    if (!attempt) throw new Refusal('CONFLICT')
    const kept = attempt.amount - attempt.returned
    if (kept !== left) throw amountChanged(kept)
    const amount = attempt.returned - (await sumOfDone(db, attempt.order_ref))
    const rest = amount - (await takeForDone(db, attempt, amount))
    if (rest > 0)
      await insertDone(db, order, attempt, { amount: rest, state: 'DONE', reason, note: reason, at: now() })
    await moveRefunded(db, order, attempt)
    await note(db, brand, amount)
  })
}

/** Turns what was noted as paid outside into what the gateway has done, as far as that has given back. Returns how much it is. */
async function takeForDone(
  db: Transaction<DB>,
  { order_ref, brand_id }: Pick<Refund, 'order_ref' | 'brand_id'>,
  amount: number,
): Promise<number> {
  const noted = await db
    .selectFrom('payment_refund')
    .select(['refund_ref', 'amount'])
    .where('brand_id', '=', brand_id)
    .where('order_ref', '=', order_ref)
    .where('state', '=', 'OUTSIDE')
    .orderBy('amount', 'desc')
    .execute()
  let taken = 0
  for (const one of noted) {
    if (taken + one.amount > amount) continue
    taken += one.amount
    await db
      .updateTable('payment_refund')
      .set({ state: 'DONE' })
      .where('brand_id', '=', brand_id)
      .where('refund_ref', '=', one.refund_ref)
      .execute()
  }
  return taken
}
