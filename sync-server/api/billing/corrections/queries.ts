import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { cardSearchesOf } from '#model/money/cards.ts'
import type { OrderStatus, OrderTrouble } from '#model/money/orders.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isReturnedThere } from '../charges/returned-there.ts'
import { isOpenRefusal } from '../refunds/refused-refunds.ts'
import { readRefundOffer } from './refund-offer.ts'

/** For how long a result may be unknown before an operator has to look. */
export const unknownMinutes = 10

interface OrderFilter {
  readonly text: string | undefined
  readonly status?: OrderStatus | undefined
  readonly isAttention: boolean
  readonly page: number
  readonly size: number
  readonly at: Date
}

export type OrderOfAll = Awaited<ReturnType<typeof pageOrdersOfAll>>['rows'][number]

/** Orders of all brands, also of those that are gone, newest first. */
export async function pageOrdersOfAll(
  db: Kysely<DB>,
  { text, status, isAttention, page, size, at }: OrderFilter,
) {
  let found = selectOrders(db)
  if (status) found = found.where('billing_order.status', '=', status)
  if (text)
    found = found.where(({ or }) =>
      or(
        cardSearchesOf(text).map(
          (part) =>
            sql<boolean>`position(lower(${part}) in lower(concat_ws(' ', pid, card, brand.name, brand.id))) > 0`,
        ),
      ),
    )
  if (isAttention) found = found.where(needsAttention(at))
  const { count } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('billing_order.created_at', 'desc')
    .orderBy('pid')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

export type DeskOrder = Awaited<ReturnType<typeof readDeskOrder>>

/** Rejects with NOT_FOUND. */
export async function readDeskOrder(db: Kysely<DB>, pid: string, at: Date) {
  const order = await selectOrders(db).where('pid', '=', pid).executeTakeFirst()
  if (!order) throw new Refusal('NOT_FOUND')
  const attempts = await db
    .selectFrom('payment_attempt as attempt')
    .selectAll('attempt')
    .select(isReturnedThere.as('isReturnedThere'))
    .where('pid', '=', pid)
    .orderBy('n')
    .execute()
  const mails = await db
    .selectFrom('payment_notice')
    .select(['id', 'kind', 'mail_after', 'mailed_at'])
    .where('pid', '=', pid)
    .orderBy('id')
    .execute()
  const refunds = await db
    .selectFrom('payment_refund as refund')
    .selectAll('refund')
    .select(isOpenRefusal.as('isOpen'))
    .where('refund.brand_id', '=', order.brand_id)
    .where('refund.pid', '=', pid)
    .orderBy('created_at')
    .execute()
  const isOpen = order.status === 'INIT' || order.status === 'PENDING'
  const trouble: OrderTrouble | null =
    order.status === 'PENDING' &&
    attempts.some(
      ({ state, order_ref: ref }) => state === 'PAID' && !refunds.some(({ order_ref }) => order_ref === ref),
    )
      ? 'OTHER_AMOUNT'
      : isOpen && attempts.some((attempt) => isUnknownFor(attempt, at))
        ? 'UNKNOWN'
        : refunds.some((refund) => refund.isOpen)
          ? 'REFUND_REFUSED'
          : attempts.some((attempt) => attempt.isReturnedThere)
            ? 'RETURNED_THERE'
            : null
  return { order, attempts, refunds, mails, trouble, offer: await readRefundOffer(db, order, at) }
}

const isUnknownFor = (
  { state, started_at }: Pick<Selectable<PaymentAttemptTable>, 'state' | 'started_at'>,
  at: Date,
) =>
  (state === 'SENDING' || state === 'UNKNOWN') &&
  at.getTime() - started_at.getTime() >= unknownMinutes * 60_000

/** Writes a mail of an order once more. Returns what it is about; null where the order has no such mail. */
export async function resendNotice(
  db: Transaction<DB>,
  { brand, pid, idMail, at }: { brand: number; pid: string; idMail: number; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ kind: string }>`
    insert into payment_notice (kind, brand_id, key, pid, facts, sandbox, mail_after)
    select kind, brand_id, key || ${` again ${randomUUID()}`}, pid, facts, sandbox, ${at}::timestamptz
    from payment_notice where brand_id = ${brand} and pid = ${pid} and id = ${idMail}
    returning kind`.execute(db)
  return rows[0]?.kind ?? null
}

function selectOrders(db: Kysely<DB>) {
  return db
    .selectFrom('billing_order')
    .leftJoin('brand', 'brand.id', 'billing_order.brand_id')
    .leftJoin('brand_pause', 'brand_pause.brand_id', 'billing_order.brand_id')
    .selectAll('billing_order')
    .select(['brand.name as brand_name', 'brand_pause.reason as pause_reason'])
}

const needsAttention = (at: Date) => sql<boolean>`(
  alarm is not null and billing_order.status = 'PENDING'
  or exists (
    select from payment_attempt attempt where attempt.pid = billing_order.pid
      and attempt.state in ('SENDING', 'UNKNOWN')
      and attempt.started_at < ${new Date(at.getTime() - unknownMinutes * 60_000)}::timestamptz)
  or exists (
    select from payment_attempt attempt where attempt.pid = billing_order.pid and attempt.returned > 0 and ${isReturnedThere})
  or exists (
    select from payment_refund refund where refund.pid = billing_order.pid and ${isOpenRefusal}))`
