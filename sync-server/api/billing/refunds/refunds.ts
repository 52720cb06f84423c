import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PaymentAttemptTable, PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Refunded } from '#server/gateways/payments/gateway.ts'
import { lookUpAttempt, refunderOf } from '../charges/look-up.ts'
import { recordReturned } from '../charges/returned-there.ts'
import { noteMail } from '../notices.ts'
import { LeaseLost, renewRefund, takeRefund } from '../orders/lease.ts'
import type { OrderRow } from '../orders/queries.ts'
import { readPaidAttempt } from '../orders/queries.ts'
import type { PaymentServices } from '../payment-services.ts'

type Refund = Selectable<PaymentRefundTable>

const atOnce = 200
const hourMs = 3_600_000

export async function listDueRefunds({ kysely, now }: PaymentServices): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('payment_refund')
    .select('refund_ref')
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .where('try_at', '<=', now())
    .orderBy('try_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ refund_ref }) => refund_ref)
}

/**
 * Sends a refund that is due. The payment is looked up first: what an earlier request without an answer has refunded is not
 * refunded again. Nothing is sent and nothing is written by a process that has lost the lease of the refund meanwhile.
 */
export async function sendRefund(services: PaymentServices, refundRef: string): Promise<void> {
  const { kysely, now, log } = services
  const refund = await takeRefund(kysely, refundRef, now())
  if (!refund) return
  try {
    await sendLeased(services, refund)
  } catch (err) {
    if (!(err instanceof LeaseLost)) throw err
    log.error({ err, refundRef }, 'the lease of a refund was lost; the process that has it looks it up')
  }
}

async function sendLeased(services: PaymentServices, taken: Refund): Promise<void> {
  const { kysely, now, log } = services
  const { refund_ref: refundRef } = taken
  let refund = taken
  const renew = async () => {
    refund = { ...refund, try_at: await renewRefund(kysely, refund, now()) }
  }
  const outcome = await ask(services, refund, renew).catch((err: unknown) => {
    if (err instanceof LeaseLost) throw err
    log.warn({ err, refundRef }, 'a refund could not be sent; it is tried again')
    return { state: 'UNKNOWN', raw: 'failed' } as const
  })
  const at = now()
  await inTransaction(kysely, (db) => record(db, refund, outcome, at))
  if (outcome.state === 'REFUSED')
    log.error({ refundRef, raw: outcome.raw }, 'a refund was refused and needs an operator')
}

/** What a brand got back of an order. */
export async function listRefunds(db: Kysely<DB>, brand: number, pid: string): Promise<Refund[]> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('pid', '=', pid)
    .orderBy('created_at')
    .execute()
}

/** `renew`: the lease, before what is sent after the look-up. */
async function ask(
  { kysely, payments }: PaymentServices,
  refund: Refund,
  renew: () => Promise<void>,
): Promise<Refunded> {
  const attempt = await kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_ref', '=', refund.order_ref)
    .executeTakeFirstOrThrow()
  const gateway = refunderOf(payments, attempt.gateway)
  if (!gateway || attempt.txn === null) return { state: 'UNKNOWN', raw: 'no gateway' }
  const found = await lookUpAttempt(payments, attempt)
  if (found === 'WAITING' || found?.state !== 'PAID')
    return { state: 'UNKNOWN', raw: 'the payment was not found' }
  const before = found.amount - (await sumOfDone(kysely, refund.order_ref))
  if (found.left <= before - refund.amount) return { state: 'DONE' }
  // A part of a paid order was given back in the gateway's pages: all of the refund besides it would be too much.
  const paid = await readPaidAttempt(kysely, refund.brand_id, refund.pid)
  const isOther = await isRefundOpen(kysely, refund.order_ref, refund.refund_ref)
  if (found.left < before && paid?.order_ref === refund.order_ref && !isOther) {
    await recordReturned(kysely, attempt, found)
    return { state: 'REFUSED', raw: 'a part was returned there' }
  }
  await renew()
  return gateway.refund({
    txn: attempt.txn,
    orderRef: attempt.order_ref,
    refundRef: refund.refund_ref,
    amount: refund.amount,
    left: found.left,
    reason: refund.reason,
  })
}

async function record(db: Transaction<DB>, refund: Refund, outcome: Refunded, at: Date): Promise<void> {
  const order = await db
    .selectFrom('billing_order')
    .select(['pid', 'amount', 'status', 'sandbox'])
    .where('pid', '=', refund.pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({
      state: outcome.state,
      raw_code: outcome.state === 'DONE' ? null : outcome.raw.slice(0, 200),
      done_at: outcome.state === 'DONE' ? at : null,
      try_at: new Date(at.getTime() + Math.min(hourMs, 60_000 * 2 ** refund.tries)),
    })
    .where('refund_ref', '=', refund.refund_ref)
    .where('try_at', '=', refund.try_at)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LeaseLost(`Another process sends the refund ${refund.refund_ref}.`)
  if (outcome.state !== 'DONE') return
  await moveRefunded(db, order, refund)
  await noteMail(db, {
    kind: 'REFUNDED',
    brand: refund.brand_id,
    key: `refunded:${refund.refund_ref}`,
    pid: refund.pid,
    facts: { refundRef: refund.refund_ref },
    isSandbox: order.sandbox,
    at,
  })
}

/** A paid order is refunded once all of it was given back, by the gateway or outside of it. The caller holds its lock. */
export async function moveRefunded(
  db: Transaction<DB>,
  order: Pick<OrderRow, 'pid' | 'amount' | 'status'>,
  refund: Pick<Refund, 'brand_id' | 'order_ref'>,
): Promise<void> {
  if (order.status !== 'PAID' && order.status !== 'PART_REFUNDED') return
  const paid = await readPaidAttempt(db, refund.brand_id, order.pid)
  if (paid?.order_ref !== refund.order_ref) return
  const returned = await sumOf(db, refund.order_ref, ['DONE', 'OUTSIDE'])
  await db
    .updateTable('billing_order')
    .set({ status: returned >= order.amount ? 'REFUNDED' : 'PART_REFUNDED' })
    .where('pid', '=', order.pid)
    .execute()
}

/** What the gateway refunded of a charge. */
export const sumOfDone = (db: Kysely<DB>, orderRef: string): Promise<number> => sumOf(db, orderRef, ['DONE'])

/** What was paid back of a charge without its gateway. */
export const sumOfOutside = (db: Kysely<DB>, orderRef: string): Promise<number> =>
  sumOf(db, orderRef, ['OUTSIDE'])

/**
 * What a gateway has given back of a charge without being asked. 0 while a refund is on its way, because it may be that one.
 */
export async function readUnasked(
  db: Kysely<DB>,
  { order_ref: orderRef, returned }: Pick<Selectable<PaymentAttemptTable>, 'order_ref' | 'returned'>,
): Promise<number> {
  if (await isRefundOpen(db, orderRef)) return 0
  return Math.max(0, returned - (await sumOfDone(db, orderRef)))
}

/** `except`: another one than this. */
async function isRefundOpen(db: Kysely<DB>, orderRef: string, except = ''): Promise<boolean> {
  const open = await db
    .selectFrom('payment_refund')
    .select('refund_ref')
    .where('order_ref', '=', orderRef)
    .where('refund_ref', '<>', except)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  return open !== undefined
}

async function sumOf(db: Kysely<DB>, orderRef: string, states: readonly Refund['state'][]): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('order_ref', '=', orderRef)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return sum
}
