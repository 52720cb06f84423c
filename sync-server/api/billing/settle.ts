import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { boughtYears } from '#model/money/credits.ts'
import { type CreditOrder, nextLookUp } from '#model/money/orders.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { BillingOrderTable, NoticeFacts, PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Charge, declined, type Paid } from '#server/gateways/payments/gateway.ts'
import { adoptCard, dropAwaitingCard } from './cards.ts'
import { type AttemptLease, LeaseLost } from './lease.ts'
import { grantCredits } from './ledger.ts'
import { orderWork } from './logo-work.ts'
import { noteMail } from './notices.ts'
import { givePass } from './passes.ts'
import { openLinkAgain } from './payment-links.ts'
import { lockBrandIfThere } from './queries.ts'
import {
  type FailedCode,
  givePlan,
  isRenewable,
  readSubscriptionOf,
  renewalRefused,
} from './subscriptions.ts'

/*
 * What becomes of an order. `settle` is the only code that gives something for money: the call that sent the charge, a
 * look-up and a webhook all come here, and only the first of them changes anything.
 */

type Order = Selectable<BillingOrderTable>
type Attempt = Selectable<PaymentAttemptTable>

/**
 * Writes what a gateway says of an attempt, and settles its order. Returns when it is looked up next, if it is not known.
 * `lease`: of the process that has asked; rejects with `LeaseLost` where another one has the attempt by now, or it is paid and
 * what was said is that it is not. `isClosed`: an operator has closed the order, so that a renewal is not sent again at once.
 */
export async function recordCharge(
  db: Transaction<DB>,
  orderRef: string,
  said: Charge,
  at: Date,
  { lease, isClosed = false }: { readonly lease?: AttemptLease; readonly isClosed?: boolean } = {},
): Promise<Date | null> {
  const { order, attempt, isBrandGone } = await lock(db, orderRef)
  const isContrary = attempt.state === 'PAID' && said.state === 'DECLINED'
  if (lease && (isContrary || !lease.isOf(attempt)))
    throw new LeaseLost(`Another process has asked about ${orderRef}.`)
  if (attempt.state === 'PAID') return null
  // It was cancelled at the gateway, because no answer of it came here.
  const charge = said.state === 'PAID' && said.left === 0 ? declined('NOT_SENT', 'cancelled there') : said
  switch (charge.state) {
    case 'PAID':
      await change(db, attempt, {
        state: 'PAID',
        txn: charge.txn,
        approve_no: charge.approveNo,
        receipt_url: charge.receiptUrl,
        answered_at: at,
        look_at: null,
      })
      await settle(db, isBrandGone ? await giveUp(db, order, at) : order, attempt, charge, at)
      return null
    case 'DECLINED':
      if (attempt.state === 'DECLINED') return null
      await change(db, attempt, {
        state: 'DECLINED',
        code: charge.code,
        raw_code: charge.raw.slice(0, 200),
        answered_at: at,
        look_at: null,
      })
      await failOrder(db, order, isClosed ? null : attempt, charge.code, at)
      return null
    case 'UNKNOWN': {
      if (attempt.state === 'DECLINED') return null
      const lookAt = new Date(nextLookUp(attempt.started_at.getTime(), attempt.looks, at.getTime()))
      await change(db, attempt, {
        state: 'UNKNOWN',
        raw_code: charge.raw.slice(0, 200),
        lease_until: at,
        look_at: lookAt,
      })
      if (order.status === 'INIT') await changeOrder(db, order, { status: 'PENDING' })
      return lookAt
    }
  }
}

/** An order that costs nothing, or too little for a charge. */
export async function nothingToPay(db: Transaction<DB>, pid: string, at: Date): Promise<void> {
  const order = await db
    .selectFrom('billing_order')
    .selectAll()
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await changeOrder(db, order, { status: 'PAID', paid_at: at })
  await give(db, order, at)
}

/** The caller holds the lock of the order. */
export async function settle(db: Transaction<DB>, order: Order, attempt: Attempt, charge: Paid, at: Date) {
  if (!isOpen(order)) {
    // It was given up, or another attempt has paid it: what was taken is given back.
    await requestRefund(db, order, attempt, charge.left, 'paid too late', at)
    return
  }
  if (charge.amount !== order.amount || charge.left !== order.amount) {
    const alarm = `charged ${charge.amount} of which ${charge.left} are left, instead of ${order.amount}`
    await changeOrder(db, order, { status: 'PENDING', alarm })
    return
  }
  await changeOrder(db, order, { status: 'PAID', paid_at: at, failed_code: null, alarm: null })
  await give(db, order, at)
  await mailOf(db, order, 'PAID', at)
}

/**
 * The caller holds the lock of the order. `attempt`: which one was not paid; null where an operator has closed the order, after
 * which a renewal is not sent again at once, but on its next day.
 */
export async function failOrder(
  db: Transaction<DB>,
  order: Order,
  attempt: Attempt | null,
  code: FailedCode,
  at: Date,
): Promise<void> {
  if (order.kind === 'RENEW') return failRenewal(db, order, attempt, code, at)
  await changeOrder(db, order, { status: 'FAILED', failed_code: code, alarm: null })
  if (isOpen(order)) await releaseLink(db, order, code, at)
  // Whoever pressed was told that it is being checked.
  if (order.status === 'PENDING') await mailOf(db, order, 'NOT_PAID', at, { code })
}

/** A renewal stays open for its next tries. One that no card has refused is sent again, and nobody is told. */
async function failRenewal(
  db: Transaction<DB>,
  order: Order,
  attempt: Attempt | null,
  code: FailedCode,
  at: Date,
): Promise<void> {
  // The subscription of today may be another one, if it was closed before.
  if (!isOpen(order)) return
  const { brand_id: brand, amount } = order
  const { subscription } = await readSubscriptionOf(db, brand)
  const isWanted = isRenewable(subscription)
  if (attempt === null && !isWanted)
    return changeOrder(db, order, { status: 'CANCELED', failed_code: code, alarm: null })
  if (code === 'NOT_SENT' && attempt !== null && !isPressed(order, attempt)) {
    const next = isWanted
      ? ({ status: 'INIT', failed_code: code } as const)
      : ({ status: 'CANCELED' } as const)
    return changeOrder(db, order, { ...next, alarm: null })
  }
  await changeOrder(db, order, { status: 'INIT', failed_code: code, alarm: null })
  await renewalRefused(db, { brand, order, amount, code, at })
}

/** Whether a person has pressed for an attempt to renew, who is not charged minutes later unasked. */
export const isPressed = (
  { client_key }: Pick<Order, 'client_key'>,
  attempt: Pick<Attempt, 'client_key' | 'n'>,
): boolean => attempt.client_key !== null || (client_key !== null && attempt.n === 1)

async function mailOf(
  db: Transaction<DB>,
  { pid, brand_id: brand, sandbox }: Order,
  kind: 'PAID' | 'NOT_PAID',
  at: Date,
  facts: NoticeFacts = {},
): Promise<void> {
  await noteMail(db, { kind, brand, key: `${kind.toLowerCase()}:${pid}`, pid, facts, isSandbox: sandbox, at })
}

/** The link of an order that was refused can be used again, by another card. */
async function releaseLink(
  db: Transaction<DB>,
  { brand_id: brand, payment_link: link, pay_method_id: card }: Order,
  code: FailedCode,
  at: Date,
): Promise<void> {
  if (link === null) return
  if (card !== null) await dropAwaitingCard(db, brand, card, at)
  await openLinkAgain(db, brand, link, { isCardRefused: code !== 'NOT_SENT', at })
}

/** Gives what an order has bought. */
async function give(db: Transaction<DB>, order: Order, at: Date): Promise<void> {
  const { brand_id: brand, pid, snapshot, amount, sandbox } = order
  if (order.payment_link !== null && order.pay_method_id !== null)
    await adoptCard(db, brand, order.pay_method_id)
  switch (snapshot.kind) {
    case 'PLAN':
      return givePlan(db, { brand, pid, snapshot, amount, isSandbox: sandbox, at })
    case 'CREDIT':
      return giveCredits(db, { brand, pid, snapshot, at })
    case 'LOGO':
      await orderWork(db, { brand, account: order.ordered_by, pid, snapshot, at })
      return givePass(db, { brand, pid, isSandbox: sandbox, at })
  }
}

async function giveCredits(
  db: Transaction<DB>,
  { brand, pid, snapshot, at }: { brand: number; pid: string; snapshot: CreditOrder; at: Date },
): Promise<void> {
  await grantCredits(db, {
    brand,
    key: `charge:${pid}`,
    at,
    kind: 'purchase',
    ref: pid,
    type: 'CHARGE',
    amount: snapshot.credit,
    expiresAt: endOfYears(at, boughtYears),
    ...(snapshot.description !== null && { description: snapshot.description }),
  })
}

/** The instant at which something ends that can be used for so many years after the day of `at`. */
function endOfYears(at: Date, years: number): Date {
  const last = addMonths(seoulDayOf(at.getTime()), 12 * years)
  return new Date(startOfSeoulDay(addDays(last, 1)))
}

/** Writes a refund, which a job sends. Returns its number; null where nothing is to be refunded. */
export async function requestRefund(
  db: Transaction<DB>,
  { pid, brand_id }: Pick<Order, 'pid' | 'brand_id'>,
  { order_ref }: Pick<Attempt, 'order_ref'>,
  amount: number,
  reason: string,
  at: Date,
): Promise<string | null> {
  if (amount <= 0) return null
  const refundRef = `rf-${randomUUID()}`
  await db
    .insertInto('payment_refund')
    .values({
      refund_ref: refundRef,
      brand_id,
      pid,
      order_ref,
      amount,
      reason,
      state: 'SENDING',
      created_at: at,
      try_at: at,
    })
    .execute()
  return refundRef
}

/** Nothing can be given to a brand that is gone. */
export async function giveUp(db: Transaction<DB>, order: Order, at: Date): Promise<Order> {
  await changeOrder(db, order, { status: 'CANCELED' })
  if (order.payment_link !== null && order.pay_method_id !== null)
    await dropAwaitingCard(db, order.brand_id, order.pay_method_id, at)
  return { ...order, status: 'CANCELED' }
}

/** The brand before the order, and that before the attempt, as everywhere: a subscription changes under the first. */
export async function lock(
  db: Transaction<DB>,
  orderRef: string,
): Promise<{ order: Order; attempt: Attempt; isBrandGone: boolean }> {
  const { pid, brand_id } = await db
    .selectFrom('payment_attempt')
    .select(['pid', 'brand_id'])
    .where('order_ref', '=', orderRef)
    .executeTakeFirstOrThrow()
  const isBrandGone = !(await lockBrandIfThere(db, brand_id))
  const order = await db
    .selectFrom('billing_order')
    .selectAll()
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const attempt = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_ref', '=', orderRef)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, attempt, isBrandGone }
}

async function change(
  db: Transaction<DB>,
  { order_ref }: Attempt,
  set: Partial<Pick<Attempt, 'state' | 'code' | 'raw_code' | 'txn' | 'approve_no' | 'receipt_url'>> &
    Partial<Pick<Attempt, 'answered_at' | 'lease_until' | 'look_at'>>,
): Promise<void> {
  await db.updateTable('payment_attempt').set(set).where('order_ref', '=', order_ref).execute()
}

export const isOpen = ({ status }: Pick<Order, 'status'>) => status === 'INIT' || status === 'PENDING'

async function changeOrder(
  db: Transaction<DB>,
  order: Order,
  set: Partial<Pick<Order, 'status' | 'failed_code' | 'alarm' | 'paid_at'>>,
): Promise<void> {
  if (!isOpen(order)) return
  await db.updateTable('billing_order').set(set).where('pid', '=', order.pid).execute()
}
