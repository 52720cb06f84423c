import { sql } from 'kysely'

/**
 * SQL over `payment_attempt`: it was paid, and giving it back was never asked for. While its order is open, another amount than
 * that of the order was taken.
 */
export const isUnreturned = sql<boolean>`(payment_attempt.state = 'PAID' and not exists (
  select from payment_refund where payment_refund.order_ref = payment_attempt.order_ref))`
