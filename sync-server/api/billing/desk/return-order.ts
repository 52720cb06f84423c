import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { returnOrder } from '#contract/operator-money.ts'
import type { PaymentAttemptTable, PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lookUpAttempt, refunderOf } from '../look-up.ts'
import { lockOrder, type OrderRow } from '../orders.ts'
import { paymentServicesOf } from '../payment-routes.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findOrder, sumOfRefunds } from '../refund-order.ts'
import { moveRefunded, readUnasked, sendRefund, sumOfDone } from '../refunds.ts'
import { isOpenRefusal } from '../refused-refunds.ts'
import { isReturnedThere } from '../returned-there.ts'
import { failOrder, giveUp, lock, requestRefund } from '../settle.ts'
import { isUnreturned } from '../unreturned.ts'
import { known } from './look-up-order.ts'

/*
 * Money that is kept for nothing: taken in another amount than was ordered, or not given back by a gateway. Each act is decided
 * under the locks of brand and order, so that a second operator finds it done.
 */

type Note = (db: Transaction<DB>, brand: number, amount: number) => Promise<void>
type Refund = Selectable<PaymentRefundTable>

/**
 * Gives back all that was taken for an order of another amount, which gives nothing, and closes the order as not paid. `OUTSIDE`:
 * somebody has given it back without the gateway; of an order that is paid, in the pages of its gateway.
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
  // A gateway that does not tell cannot refund; whoever paid the money back outside has to be believed.
  if (!charge && !isOutside) throw new Refusal('PROVIDER_DOWN')
  const rest = charge ? known(charge.left) : left
  if (rest !== left) throw changed(rest ?? 0)
  if (rest === null && !isOutside) throw new Refusal('CONFLICT')

  const refundRef = await context.transact(async (db) => {
    const at = services.now()
    const { order, attempt, isBrandGone } = await lock(db, taken.order_ref)
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
    const order = await lockOrder(db, brand, pid)
    const attempt = await db
      .selectFrom('payment_attempt as attempt')
      .selectAll('attempt')
      .where('attempt.brand_id', '=', brand)
      .where('attempt.pid', '=', pid)
      .where(isReturnedThere)
      .executeTakeFirst()
    if (!attempt) throw new Refusal('CONFLICT')
    const kept = attempt.amount - attempt.returned
    if (kept !== left) throw changed(kept)
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
  const order = await lockOrder(db, brand, pid)
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

/** Writes what was given back already, so that the ledger of refunds has it. */
async function insertDone(
  db: Transaction<DB>,
  { pid, brand_id }: OrderRow,
  { order_ref }: Pick<Refund, 'order_ref'>,
  done: {
    readonly amount: number
    readonly state: 'DONE' | 'OUTSIDE'
    readonly reason: string
    readonly note: string | null
    readonly at: Date
  },
): Promise<void> {
  const { amount, state, reason, note, at } = done
  await db
    .insertInto('payment_refund')
    .values({
      refund_ref: `rf-${randomUUID()}`,
      brand_id,
      pid,
      order_ref,
      amount,
      reason,
      state,
      outside_note: note,
      created_at: at,
      done_at: at,
      try_at: at,
    })
    .execute()
}

async function sendNow(services: PaymentServices, refundRef: string | null): Promise<void> {
  if (refundRef === null) return
  await sendRefund(services, refundRef).catch((err: unknown) =>
    services.log.warn({ err, refundRef }, 'a refund could not be sent at once'),
  )
}

const changed = (amount: number) =>
  new Refusal('CONFLICT', { wordsOf: 'AMOUNT_CHANGED', reason: { name: 'AMOUNT_CHANGED', amount } })
