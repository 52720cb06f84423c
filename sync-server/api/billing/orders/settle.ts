import type { Transaction } from 'kysely'
import { nextLookUp } from '#model/money/orders.ts'
import type { NoticeFacts } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Charge, declined, type Paid } from '#server/gateways/payments/gateway.ts'
import { noteMail } from '../notices.ts'
import { type FailedCode, isRenewable, renewalRefused } from '../plans/refused-renewal.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { give, giveUp, releaseLink } from './give.ts'
import { type AttemptLease, LeaseLost } from './lease.ts'
import { changeAttempt, changeOrder, isOpen, lockAttempt } from './lock.ts'
import type { AttemptRow, OrderRow } from './queries.ts'
import { requestRefund } from './request-refund.ts'

/*
 * What becomes of an order. `settle` is the only code that gives something for money: the call that sent the charge, a
 * look-up and a webhook all come here, and only the first of them changes anything.
 */

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
  const { order, attempt, isBrandGone } = await lockAttempt(db, orderRef)
  const isContrary = attempt.state === 'PAID' && said.state === 'DECLINED'
  if (lease && (isContrary || !lease.isOf(attempt)))
    throw new LeaseLost(`Another process has asked about ${orderRef}.`)
  if (attempt.state === 'PAID') return null
  // It was cancelled at the gateway, because no answer of it came here.
  const charge = said.state === 'PAID' && said.left === 0 ? declined('NOT_SENT', 'cancelled there') : said
  switch (charge.state) {
    case 'PAID':
      await changeAttempt(db, attempt, {
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
      await changeAttempt(db, attempt, {
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
      await changeAttempt(db, attempt, {
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
export async function settle(
  db: Transaction<DB>,
  order: OrderRow,
  attempt: AttemptRow,
  charge: Paid,
  at: Date,
) {
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
  order: OrderRow,
  attempt: AttemptRow | null,
  code: FailedCode,
  at: Date,
): Promise<void> {
  if (order.kind === 'RENEW') return failRenewal(db, order, attempt, code, at)
  await changeOrder(db, order, { status: 'FAILED', failed_code: code, alarm: null })
  if (isOpen(order)) await releaseLink(db, order, code, at)
  // The payer saw that it is being checked.
  if (order.status === 'PENDING') await mailOf(db, order, 'NOT_PAID', at, { code })
}

/** A renewal stays open for its next tries. One that no card has refused is sent again, and no mail is sent. */
async function failRenewal(
  db: Transaction<DB>,
  order: OrderRow,
  attempt: AttemptRow | null,
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
  { client_key }: Pick<OrderRow, 'client_key'>,
  attempt: Pick<AttemptRow, 'client_key' | 'n'>,
): boolean => attempt.client_key !== null || (client_key !== null && attempt.n === 1)

async function mailOf(
  db: Transaction<DB>,
  { pid, brand_id: brand, sandbox }: OrderRow,
  kind: 'PAID' | 'NOT_PAID',
  at: Date,
  facts: NoticeFacts = {},
): Promise<void> {
  await noteMail(db, { kind, brand, key: `${kind.toLowerCase()}:${pid}`, pid, facts, isSandbox: sandbox, at })
}
