import type { Kysely } from 'kysely'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { OrderRow } from '../orders/queries.ts'

/** The renewal of a period, if it was ordered. */
export async function findRenewal(
  db: Kysely<DB>,
  brand: number,
  periodStart: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('billing_order')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('period_start', '=', periodStart)
    .executeTakeFirst()
}

/** Number of a renewal that is on its way to the bank, or whose result is not known. */
export async function readUnansweredRenewal(db: Kysely<DB>, brand: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_order')
    .innerJoin('payment_attempt', 'payment_attempt.pid', 'billing_order.pid')
    .select('billing_order.pid')
    .where('billing_order.brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('status', 'in', ['INIT', 'PENDING'])
    .where('payment_attempt.state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  return row?.pid
}

/** A renewal that is ordered and not paid yet. */
export async function readOpenRenewal(
  db: Kysely<DB>,
  brand: number,
): Promise<Pick<OrderRow, 'pid' | 'amount' | 'status' | 'failed_code' | 'created_at'> | undefined> {
  return db
    .selectFrom('billing_order')
    .select(['pid', 'amount', 'status', 'failed_code', 'created_at'])
    .where('brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('lane', '=', 'plan')
    .where('status', 'in', ['INIT', 'PENDING'])
    .executeTakeFirst()
}

/** The day in Seoul on which a card was tried last, or may have been. */
export async function readLastTry(db: Kysely<DB>, pid: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('payment_attempt')
    .select((row) => row.fn.max('started_at').as('last'))
    .where('pid', '=', pid)
    .where(({ or, eb }) => or([eb('state', '<>', 'DECLINED'), eb('code', '<>', 'NOT_SENT')]))
    .executeTakeFirstOrThrow()
  return last === null ? null : seoulDayOf(new Date(last).getTime())
}

export async function hasOpenOrder(db: Kysely<DB>, brand: number): Promise<boolean> {
  const open = await db
    .selectFrom('billing_order')
    .select('pid')
    .where('brand_id', '=', brand)
    .where('lane', '=', 'plan')
    .where('status', 'in', ['INIT', 'PENDING'])
    .executeTakeFirst()
  return open !== undefined
}
