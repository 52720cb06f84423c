import { sql } from 'kysely'

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
