import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { paymentLinkDays, paymentLinkTries } from '#model/money/payment-links.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import type { PaymentLinkTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'

/*
 * Rows of payment links. A link is used in the transaction that writes its order, and opened again in the one that refuses
 * that, so that at no moment two orders of a link are open or paid.
 */

export type PaymentLinkRow = Selectable<PaymentLinkTable>

export async function insertPaymentLink(
  db: Transaction<DB>,
  link: Pick<PaymentLinkRow, 'brand_id' | 'email' | 'plan_key' | 'period_type' | 'amount' | 'created_by'>,
  at: Date,
): Promise<PaymentLinkRow> {
  return db
    .insertInto('payment_link')
    .values({
      ...link,
      id: randomBytes(16).toString('base64url'),
      expires_at: new Date(at.getTime() + paymentLinkDays * 86_400_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Also one that cannot be used; none of a brand that is gone. */
export async function findPaymentLink(db: Kysely<DB>, id: string): Promise<PaymentLinkRow | undefined> {
  return db
    .selectFrom('payment_link')
    .innerJoin('brand', 'brand.id', 'payment_link.brand_id')
    .selectAll('payment_link')
    .where('payment_link.id', '=', id)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Links that can be used for what a payer names, of brands that are there. */
export async function listOpenLinks(
  db: Kysely<DB>,
  named: { readonly idBrand: number; readonly email: string; readonly periodType: PeriodType },
  at: Date,
): Promise<PaymentLinkRow[]> {
  const rows = await db
    .selectFrom('payment_link')
    .innerJoin('brand', 'brand.id', 'payment_link.brand_id')
    .selectAll('payment_link')
    .where('brand_id', '=', named.idBrand)
    .where('period_type', '=', named.periodType)
    .where('brand.deleted_at', 'is', null)
    .orderBy('payment_link.created_at', 'desc')
    .execute()
  return rows.filter((link) => isUsable(link, at) && isSameEmail(link.email, named.email))
}

export const isUsable = (
  { used_at, locked_at, withdrawn_at, expires_at }: PaymentLinkRow,
  at: Date,
): boolean => used_at === null && locked_at === null && withdrawn_at === null && expires_at > at

export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** False where another order uses it, or it may not be used. */
export async function takeLink(db: Transaction<DB>, { brand_id, id }: PaymentLinkRow, at: Date) {
  const taken = await db
    .updateTable('payment_link')
    .set({ used_at: at })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('locked_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** A card was refused before there was an order. */
export async function countRefusedCard(
  db: Kysely<DB>,
  { brand_id, id }: PaymentLinkRow,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payment_link')
    .set(oneMoreTry(at))
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute()
}

/** The order that used a link is not paid. */
export async function openLinkAgain(
  db: Transaction<DB>,
  brand: number,
  id: string,
  { isCardRefused, at }: { readonly isCardRefused: boolean; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('payment_link')
    .set({ used_at: null, ...(isCardRefused && oneMoreTry(at)) })
    .where('brand_id', '=', brand)
    .where('id', '=', id)
    .execute()
}

const oneMoreTry = (at: Date) => ({
  tries: sql<number>`tries + 1`,
  locked_at: sql<Date | null>`case when tries + 1 >= ${paymentLinkTries} then ${at}::timestamptz end`,
})

/** Links of a brand with the order that uses them, newest first. */
export function listLinksOfBrand(db: Kysely<DB>, brand: number) {
  return db
    .selectFrom('payment_link')
    .leftJoin('billing_order', (join) =>
      join
        .onRef('billing_order.payment_link', '=', 'payment_link.id')
        .on('billing_order.status', 'not in', ['FAILED', 'CANCELED']),
    )
    .selectAll('payment_link')
    .select(['billing_order.pid', 'billing_order.status'])
    .where('payment_link.brand_id', '=', brand)
    .orderBy('payment_link.created_at', 'desc')
    .orderBy('payment_link.id')
    .execute()
}

/** False where it cannot be used anyway. */
export async function withdrawLink(db: Transaction<DB>, brand: number, id: string, at: Date) {
  const withdrawn = await db
    .updateTable('payment_link')
    .set({ withdrawn_at: at })
    .where('brand_id', '=', brand)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return withdrawn.numUpdatedRows > 0n
}
