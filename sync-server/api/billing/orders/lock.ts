import type { Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { AttemptRow, OrderRow } from './queries.ts'

/*
 * Locks until the end of the transaction, everywhere in the same order: the brand, its order, the attempt. A subscription changes
 * under the first.
 */

interface LockedOrder {
  readonly order: OrderRow
  readonly isBrandGone: boolean
}

/** Rejects where the brand has no order of that number. */
export async function lockOrder(db: Transaction<DB>, brand: number, pid: string): Promise<LockedOrder> {
  const isBrandGone = !(await lockBrandRow(db, brand))
  const order = await db
    .selectFrom('billing_order')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, isBrandGone }
}

export async function lockAttempt(
  db: Transaction<DB>,
  orderRef: string,
): Promise<LockedOrder & { readonly attempt: AttemptRow }> {
  const { pid, brand_id } = await db
    .selectFrom('payment_attempt')
    .select(['pid', 'brand_id'])
    .where('order_ref', '=', orderRef)
    .executeTakeFirstOrThrow()
  const locked = await lockOrder(db, brand_id, pid)
  const attempt = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_ref', '=', orderRef)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...locked, attempt }
}

export const isOpen = ({ status }: Pick<OrderRow, 'status'>) => status === 'INIT' || status === 'PENDING'

/** Changes nothing of an order that is settled. */
export async function changeOrder(
  db: Transaction<DB>,
  order: OrderRow,
  set: Partial<Pick<OrderRow, 'status' | 'failed_code' | 'alarm' | 'paid_at'>>,
): Promise<void> {
  if (!isOpen(order)) return
  await db.updateTable('billing_order').set(set).where('pid', '=', order.pid).execute()
}

export async function changeAttempt(
  db: Transaction<DB>,
  { order_ref }: AttemptRow,
  set: Partial<Pick<AttemptRow, 'state' | 'code' | 'raw_code' | 'txn' | 'approve_no' | 'receipt_url'>> &
    Partial<Pick<AttemptRow, 'answered_at' | 'lease_until' | 'look_at'>>,
): Promise<void> {
  await db.updateTable('payment_attempt').set(set).where('order_ref', '=', order_ref).execute()
}
