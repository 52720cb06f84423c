import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Paid, Refunded, RefundOrder } from './gateway.ts'

/*
 * The money of the sandbox, in tables of its own: what was paid and refunded is there also where no answer of it came.
 */

export interface SandboxPayment {
  readonly orderRef: string
  readonly amount: number
  /** What was charged: the key of a card, an order or a subscription. */
  readonly payer: string
  readonly txn?: string
}

/** Writes a payment, once for an `orderRef`. */
export async function writePayment(
  db: Kysely<DB>,
  { orderRef, amount, payer, txn = `sandbox-${randomUUID()}` }: SandboxPayment,
): Promise<void> {
  await db
    .insertInto('sandbox_payment')
    .values({ order_ref: orderRef, txn, amount, billing_key: payer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** null: it was not paid. */
export async function readPayment(db: Kysely<DB>, orderRef: string): Promise<Paid | null> {
  const payment = await db
    .selectFrom('sandbox_payment')
    .select((row) => [
      'txn',
      'amount',
      row
        .selectFrom('sandbox_refund')
        .select((refund) => refund.fn.coalesce(refund.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
        .whereRef('sandbox_refund.txn', '=', 'sandbox_payment.txn')
        .as('refunded'),
    ])
    .where('order_ref', '=', orderRef)
    .executeTakeFirst()
  if (!payment) return null
  const { txn, amount, refunded } = payment
  const left = amount - Number(refunded ?? 0)
  return { state: 'PAID', txn, amount, left, approveNo: null, receiptUrl: null }
}

/** Refunds at most what is left, once for a `refundRef`. Some cards lose the answer. */
export async function refundPayment(
  db: Kysely<DB>,
  { txn, refundRef, amount }: Pick<RefundOrder, 'txn' | 'refundRef' | 'amount'>,
): Promise<Refunded> {
  const refunded = await sql<{ behaviour: string | null }>`
    with added as (
      insert into sandbox_refund (refund_ref, txn, amount)
      select ${refundRef}, txn, ${amount}::int from sandbox_payment payment
      where txn = ${txn} and ${amount} <= amount - coalesce(
        (select sum(amount) from sandbox_refund refund where refund.txn = payment.txn), 0)
      on conflict do nothing
      returning txn
    )
    select key.behaviour from sandbox_payment payment
      left join sandbox_key key using (billing_key)
    where txn = ${txn} and (exists (select from added)
      or exists (select from sandbox_refund where refund_ref = ${refundRef}))`.execute(db)
  const [row] = refunded.rows
  if (!row) return { state: 'REFUSED', raw: 'nothing left' }
  return row.behaviour === 'refundAnswerLost' ? { state: 'UNKNOWN', raw: 'no answer' } : { state: 'DONE' }
}
