import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderKind, OrderSnapshot } from '#model/money/orders.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { LemonSqueezy, PayPal } from '#server/gateways/payments/hosted.ts'

export interface HostedOrder {
  readonly brand: number
  readonly kind: OrderKind
  readonly snapshot: OrderSnapshot
  /** US cents. */
  readonly amount: number
  /** null: a job. */
  readonly account: number | null
  readonly clientKey: string
  readonly gateway: PayPal['name'] | LemonSqueezy['name']
  /** Names the payer's way for people, as a card does. */
  readonly label: string
  /** CANCELED: it gives nothing, and what was paid is refunded. */
  readonly status: 'INIT' | 'CANCELED'
  /** Left out: of the number of the order. */
  readonly orderRef?: string
  readonly isSandbox: boolean
  readonly at: Date
}

/**
 * Writes an order that is paid on a hosted page, and its only attempt. The caller holds the lock of the brand. It holds no
 * lane: a payer who closes the page can order again, and an order that is not paid lapses.
 */
export async function insertHosted(
  db: Transaction<DB>,
  order: HostedOrder,
): Promise<{ readonly pid: string; readonly orderRef: string }> {
  const { brand, amount, gateway, at } = order
  const pid = `sg${randomBytes(16).toString('base64url')}`
  const orderRef = order.orderRef ?? `${pid}-1`
  await db
    .insertInto('billing_order')
    .values({
      pid,
      brand_id: brand,
      kind: order.kind,
      lane: null,
      snapshot: JSON.stringify(order.snapshot),
      amount,
      currency: 'USD',
      // Korean tax is none of what is sold in dollars.
      vat: 0,
      status: order.status,
      ordered_by: order.account,
      card: order.label,
      client_key: order.clientKey,
      sandbox: order.isSandbox,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('payment_attempt')
    .values({
      order_ref: orderRef,
      brand_id: brand,
      pid,
      n: 1,
      gateway,
      amount,
      state: 'SENDING',
      started_at: at,
      lease_until: at,
      look_at: at,
    })
    .execute()
  return { pid, orderRef }
}
