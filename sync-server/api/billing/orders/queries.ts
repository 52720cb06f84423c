import { type Kysely, type Selectable, sql } from 'kysely'
import { cardSearchesOf } from '#model/money/cards.ts'
import type { BillingOrderTable, PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

export type OrderRow = Selectable<BillingOrderTable>
export type AttemptRow = Selectable<PaymentAttemptTable>

/** An order of the brand; null where it has none of that number. */
export async function readOrder(db: Kysely<DB>, brand: number, pid: string): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('billing_order')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('pid', '=', pid)
    .executeTakeFirst()
  return order ?? null
}

/** Orders of a brand, newest first. `text`: part of their number or card. */
export async function pageOrders(
  db: Kysely<DB>,
  brand: number,
  { text, page, size }: { readonly text: string | undefined; readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly OrderRow[]; readonly count: number }> {
  const found = db
    .selectFrom('billing_order')
    .where('brand_id', '=', brand)
    .$if(text !== undefined && text !== '', (query) =>
      query.where(({ or }) =>
        or(
          cardSearchesOf(text ?? '').map(
            (part) => sql<boolean>`position(lower(${part}) in lower(pid || ' ' || coalesce(card, ''))) > 0`,
          ),
        ),
      ),
    )
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('pid')
    .limit(size)
    .offset(page * size)
    .execute()
  const { count } = await found
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** The attempt that paid an order: not one that was found paid later, and is refunded. */
export async function readPaidAttempt(db: Kysely<DB>, brand: number, pid: string) {
  return db
    .selectFrom('payment_attempt')
    .innerJoin('billing_order', 'billing_order.pid', 'payment_attempt.pid')
    .select(['order_ref', 'approve_no', 'receipt_url', 'gateway', 'returned'])
    .where('payment_attempt.brand_id', '=', brand)
    .where('payment_attempt.pid', '=', pid)
    .where('state', '=', 'PAID')
    .whereRef('answered_at', '=', 'billing_order.paid_at')
    .executeTakeFirst()
}

/** The buyer as a receipt names it. */
export async function readBuyer(
  db: Kysely<DB>,
  brand: number,
): Promise<{ name: string | null; businessNumber: string | null }> {
  const row = await db
    .selectFrom('brand')
    .select(['name', 'business_name', 'business_number'])
    .where('id', '=', brand)
    .executeTakeFirst()
  return { name: row?.business_name || row?.name || null, businessNumber: row?.business_number || null }
}

export async function findOrder(db: Kysely<DB>, pid: string): Promise<OrderRow> {
  const order = await db.selectFrom('billing_order').selectAll().where('pid', '=', pid).executeTakeFirst()
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}
