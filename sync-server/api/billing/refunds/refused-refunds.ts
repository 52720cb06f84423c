import { sql } from 'kysely'

/**
 * Whether an operator has to decide about a row `refund` of `payment_refund`: it was refused, it has no note of how it was paid back in
 * parts, no later one of its charge has replaced it, and its order is not refunded by now.
 */
export const isOpenRefusal = sql<boolean>`(refund.state = 'REFUSED' and refund.outside_note is null
  and not exists (
    select from payment_refund later where later.order_ref = refund.order_ref
      and later.created_at > refund.created_at and later.amount >= refund.amount)
  and not exists (
    select from billing_order refunded where refunded.pid = refund.pid and refunded.status = 'REFUNDED'))`
