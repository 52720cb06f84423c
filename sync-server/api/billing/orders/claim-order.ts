import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql, type Transaction } from 'kysely'
import { leastCharge, type OrderKind, type OrderLane, type OrderSnapshot } from '#model/money/orders.ts'
import { splitVat } from '#model/money/proration.ts'
import type { Subscription } from '#model/money/subscription.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CardRow, labelOf } from '../cards/cards.ts'
import { endsWithPlan } from '../plans/open-changes.ts'
import { lockBrand, refuseWhilePaused } from '../queries.ts'
import { AttemptLease } from './lease.ts'
import type { OrderRow } from './queries.ts'
import { nothingToPay } from './settle.ts'

export interface NewOrder {
  readonly brand: number
  readonly kind: OrderKind
  readonly lane: OrderLane
  readonly snapshot: OrderSnapshot
  readonly amount: number
  /** null: a job. */
  readonly account: number | null
  /** Name of the order from the device; the same is ordered once. */
  readonly clientKey: string | null
  readonly card: CardRow
  readonly isSandbox: boolean
  readonly periodStart?: string
  /** The payment link by which it is paid. */
  readonly paymentLink?: string
  readonly at: Date
}

export interface Claim {
  readonly pid: string
  /** The charge that the caller has to send; null: there is none, or another process sends it. */
  readonly lease: AttemptLease | null
}

/**
 * Writes an order and its first attempt, before anything is sent. Of the same idempotency key it answers the earlier order, and
 * rejects with IDEMPOTENCY_CONFLICT where that bought something else; with CONFLICT where another order of the lane is open.
 * What is too small for a charge is settled at once.
 */
export async function claimOrder(db: Transaction<DB>, order: NewOrder): Promise<Claim> {
  await lockBrand(db, order.brand)
  const known = await findByClientKey(db, order)
  if (known) {
    if (!isDeepStrictEqual(known.snapshot, order.snapshot)) throw new Refusal('IDEMPOTENCY_CONFLICT')
    return { pid: known.pid, lease: null }
  }
  await refuseWhilePaused(db, order.brand)
  await refuseWhileOpen(db, order.brand, order.lane)
  const pid = `sg${randomBytes(16).toString('base64url')}`
  const amount = order.amount < leastCharge ? 0 : order.amount
  await db
    .insertInto('billing_order')
    .values({
      pid,
      brand_id: order.brand,
      kind: order.kind,
      lane: order.lane,
      snapshot: JSON.stringify(order.snapshot),
      amount,
      currency: 'KRW',
      vat: splitVat(amount).vat,
      status: 'INIT',
      ordered_by: order.account,
      pay_method_id: order.card.id,
      card: labelOf(order.card),
      client_key: order.clientKey,
      period_start: order.periodStart ?? null,
      payment_link: order.paymentLink ?? null,
      sandbox: order.isSandbox,
      created_at: order.at,
    })
    .execute()
  if (amount === 0) {
    await nothingToPay(db, pid, order.at)
    return { pid, lease: null }
  }
  return {
    pid,
    lease: await addAttempt(db, { pid, brand: order.brand, amount, clientKey: null }, order.card, order.at),
  }
}

/** Writes the next attempt of an order. Only after the one before is certainly not paid. */
async function addAttempt(
  db: Transaction<DB>,
  {
    pid,
    brand,
    amount,
    clientKey,
  }: Pick<NewOrder, 'brand' | 'amount' | 'clientKey'> & { readonly pid: string },
  { gateway }: Pick<CardRow, 'gateway'>,
  at: Date,
): Promise<AttemptLease> {
  const { count } = await db
    .selectFrom('payment_attempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow()
  const n = Number(count) + 1
  const orderRef = `${pid}-${n}`
  const lease = new AttemptLease(orderRef, at)
  await db
    .insertInto('payment_attempt')
    .values({
      order_ref: orderRef,
      brand_id: brand,
      pid,
      n,
      gateway,
      amount,
      state: 'SENDING',
      started_at: at,
      lease_until: lease.until,
      look_at: lease.until,
      client_key: clientKey,
    })
    .execute()
  return lease
}

/** The next try of an order that was refused; null while the one before is not answered. What was taken in vain is refunded. */
export async function nextAttempt(
  db: Transaction<DB>,
  { pid, brand_id: brand, amount }: OrderRow,
  { card, clientKey, at }: Pick<NewOrder, 'card' | 'clientKey' | 'at'>,
): Promise<AttemptLease | null> {
  const open = await db
    .selectFrom('payment_attempt')
    .select('order_ref')
    .where('pid', '=', pid)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  if (open) return null
  await db
    .updateTable('billing_order')
    .set({
      pay_method_id: card.id,
      card: labelOf(card),
      failed_code: null,
    })
    .where('pid', '=', pid)
    .execute()
  return addAttempt(db, { pid, brand, amount, clientKey }, card, at)
}

/**
 * Rejects with CONFLICT while an order of the lane is open; with its number, unless the caller may not know it. `isPlanOver`:
 * orders of the plan before have ended with it.
 */
export async function refuseWhileOpen(
  db: Kysely<DB>,
  brand: number,
  lane: OrderLane,
  { isNamed = true, isPlanOver = false }: { readonly isNamed?: boolean; readonly isPlanOver?: boolean } = {},
): Promise<void> {
  const open = await db
    .selectFrom('billing_order')
    .select('pid')
    .where('brand_id', '=', brand)
    .where('lane', '=', lane)
    .where('status', 'in', ['INIT', 'PENDING'])
    .$if(isPlanOver, (query) => query.where(({ not }) => not(endsWithPlan)))
    .executeTakeFirst()
  if (!open) return
  throw openOrder(isNamed ? open.pid : undefined)
}

/** By its number the page shows how that order goes. */
export const openOrder = (pid: string | undefined): Refusal =>
  new Refusal('CONFLICT', {
    wordsOf: 'OPEN_ORDER',
    reason: { name: 'OPEN_ORDER', ...(pid !== undefined && { pid }) },
  })

/** For so long a press of another device is answered by the order that has paid what it wants. */
const justPaidMs = 10 * 60_000

/** Rejects, as `refuseWhileOpen` does, where an order of the last minutes has paid the plan and the period that are running. */
export async function refuseJustPaid(
  db: Kysely<DB>,
  brand: number,
  { planKey, periodType, periodEnd }: Subscription,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ pid: string }>`
    select pid from billing_order
    where brand_id = ${brand} and status = 'PAID' and paid_at >= ${new Date(at.getTime() - justPaidMs)}
      and snapshot->>'kind' = 'PLAN' and snapshot->>'planKey' = ${planKey}
      and snapshot->>'periodType' = ${periodType} and snapshot->>'periodEnd' = ${periodEnd}
    order by paid_at desc limit 1`.execute(db)
  if (rows[0]) throw openOrder(rows[0].pid)
}

export async function findByClientKey(
  db: Kysely<DB>,
  { brand, clientKey }: Pick<NewOrder, 'brand' | 'clientKey'>,
): Promise<OrderRow | undefined> {
  if (clientKey === null) return undefined
  return db
    .selectFrom('billing_order')
    .selectAll()
    .where('brand_id', '=', brand)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('client_key', '=', clientKey),
        eb(
          'pid',
          'in',
          selectFrom('payment_attempt')
            .select('pid')
            .where('brand_id', '=', brand)
            .where('client_key', '=', clientKey),
        ),
      ]),
    )
    .executeTakeFirst()
}
