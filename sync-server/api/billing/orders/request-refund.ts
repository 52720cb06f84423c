import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { AttemptRow, OrderRow } from './queries.ts'

/** Writes a refund, which a job sends. Returns its number; null where nothing is to be refunded. */
export async function requestRefund(
  db: Transaction<DB>,
  { pid, brand_id }: Pick<OrderRow, 'pid' | 'brand_id'>,
  { order_ref }: Pick<AttemptRow, 'order_ref'>,
  amount: number,
  reason: string,
  at: Date,
): Promise<string | null> {
  if (amount <= 0) return null
  const refundRef = `rf-${randomUUID()}`
  await db
    .insertInto('payment_refund')
    .values({
      refund_ref: refundRef,
      brand_id,
      pid,
      order_ref,
      amount,
      reason,
      state: 'SENDING',
      created_at: at,
      try_at: at,
    })
    .execute()
  return refundRef
}
