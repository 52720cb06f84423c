import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'

/**
 * SQL over `payment_attempt`: it was paid, and giving it back was never asked for. While its order is open, another amount than
 * that of the order was taken.
 */
export const isUnreturned = sql<boolean>`(payment_attempt.state = 'PAID' and not exists (
  select from payment_refund where payment_refund.order_ref = payment_attempt.order_ref))`

/**
 * SQL over `billing_order`: it is for a plan that runs, and ends with it. One that took another amount does not, until that is
 * given back.
 */
export const endsWithPlan = sql<boolean>`(billing_order.kind in ('RENEW', 'UPGRADE', 'PERIOD') and not exists (
  select from payment_attempt where payment_attempt.pid = billing_order.pid and ${isUnreturned}))`

/**
 * Renewals and changes of a subscription that has ended are open no longer. What of them is found paid later is refunded. One that
 * took another amount stays open, until an operator has given that back.
 */
export async function cancelOpenChanges(db: Transaction<DB>, brand: number): Promise<void> {
  await db
    .updateTable('billing_order')
    .set({ status: 'CANCELED' })
    .where('brand_id', '=', brand)
    .where('status', 'in', ['INIT', 'PENDING'])
    .where(endsWithPlan)
    .execute()
}
