import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { PaymentRefundTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { PaymentServices } from '../payment-services.ts'
import { sendRefund } from '../refunds/refunds.ts'

type Refund = Selectable<PaymentRefundTable>

/** Writes what was given back already, so that the ledger of refunds has it. */
export async function insertDone(
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

/** Sends a refund that was just written; where that fails, the job sends it. null: nothing is to be refunded. */
export async function sendNow(services: PaymentServices, refundRef: string | null): Promise<void> {
  if (refundRef === null) return
  await sendRefund(services, refundRef).catch((err: unknown) =>
    services.log.warn({ err, refundRef }, 'a refund could not be sent at once'),
  )
}
