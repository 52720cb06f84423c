import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Paid } from '#server/gateways/payments/gateway.ts'

/**
 * SQL over a row `attempt` of `payment_attempt`: its gateway has given back more than Saegim has asked for, in its own pages or
 * because the payer disputed it. What that charge has bought is still given, so that an operator has to decide.
 */
export const isReturnedThere = sql<boolean>`(attempt.state = 'PAID'
  and attempt.returned > coalesce((
    select sum(amount) from payment_refund done where done.order_ref = attempt.order_ref and done.state = 'DONE'), 0)
  and not exists (
    select from payment_refund refund where refund.order_ref = attempt.order_ref and refund.state in ('SENDING', 'UNKNOWN'))
  and exists (
    select from billing_order paid where paid.pid = attempt.pid and paid.status in ('PAID', 'PART_REFUNDED', 'REFUNDED')))`

/** Writes what a gateway has given back of a charge that is paid. Returns whether that is more than was asked for. */
export async function recordReturned(
  db: Kysely<DB>,
  { order_ref: orderRef, brand_id: brand }: { readonly order_ref: string; readonly brand_id: number },
  { amount, left }: Pick<Paid, 'amount' | 'left'>,
): Promise<boolean> {
  const returned = amount - left
  // Another currency is no amount of ours.
  if (!Number.isInteger(returned) || returned < 0) return false
  await db
    .updateTable('payment_attempt')
    .set({ returned })
    .where('brand_id', '=', brand)
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'PAID')
    .where('returned', '<>', returned)
    .execute()
  const found = await db
    .selectFrom('payment_attempt as attempt')
    .select('order_ref')
    .where('brand_id', '=', brand)
    .where('order_ref', '=', orderRef)
    .where(isReturnedThere)
    .executeTakeFirst()
  return found !== undefined
}
