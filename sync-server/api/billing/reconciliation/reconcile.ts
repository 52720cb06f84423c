import { type Selectable, sql, type Transaction } from 'kysely'
import { hostedLapseMs, nextLookUp, unseenForMs } from '#model/money/orders.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { declined } from '#server/gateways/payments/gateway.ts'
import type { CardRow } from '../cards/cards.ts'
import { takeAttempt } from '../charges/look-up.ts'
import { queueLookUp, sendCharge } from '../charges/send-charge.ts'
import { AttemptLease, LeaseLost } from '../orders/lease.ts'
import { isOpen } from '../orders/lock.ts'
import type { OrderRow } from '../orders/queries.ts'
import { isPressed, recordCharge } from '../orders/settle.ts'
import { itemOf } from '../orders/words.ts'
import type { PaymentServices } from '../payment-services.ts'
import { isRenewable } from '../plans/refused-renewal.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { isPaused } from '../queries.ts'
import { renew } from '../subscriptions/renew.ts'
import { mostAttemptsAtOnce } from '../subscriptions/renewal-jobs.ts'

type Attempt = Selectable<PaymentAttemptTable>

const atOnce = 200
const alarmAfterMs = 24 * 3_600_000
/** A renewal that never arrived is sent again for so long. */
const sentAgainForMs = 24 * 3_600_000

/** Attempts whose result is not known and that are due: without an answer, or left by a process that ended. */
export async function listDueAttempts({ kysely, now }: PaymentServices): Promise<readonly string[]> {
  const at = now()
  const rows = await kysely
    .selectFrom('payment_attempt')
    .select('order_ref')
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .where('look_at', '<=', at)
    .where('lease_until', '<=', at)
    .orderBy('look_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ order_ref }) => order_ref)
}

/**
 * Asks the gateway what became of an attempt. Never seen twice, some time apart: it was never charged. A renewal is sent again;
 * the order of a person fails, because a payer is not charged minutes later unasked. Nothing where another process is at it, or the
 * result is known.
 */
export async function reconcile(services: PaymentServices, orderRef: string): Promise<void> {
  const { kysely, log, now } = services
  const taken = await AttemptLease.take(kysely, orderRef, now())
  if (!taken) return
  try {
    await lookUpLeased(services, taken)
  } catch (err) {
    if (!(err instanceof LeaseLost)) throw err
    log.error(
      { err, orderRef },
      'the lease of a charge was lost while it was looked up; the process that has it goes on',
    )
  }
}

interface Taken {
  readonly lease: AttemptLease
  readonly attempt: Attempt
}

async function lookUpLeased(services: PaymentServices, { lease, attempt }: Taken): Promise<void> {
  const { kysely, payments, now } = services
  const { orderRef } = lease
  const answered = await takeAttempt(payments, attempt)
  const at = now()
  const hasLapsed = at.getTime() - attempt.started_at.getTime() >= hostedLapseMs
  if (answered === 'WAITING' && !hasLapsed) return waitFor(services, { lease, attempt }, at)
  const found = answered === 'WAITING' ? declined('NOT_SENT', 'not approved') : answered
  const isUnseen = attempt.unseen_at !== null && at.getTime() - attempt.unseen_at.getTime() >= unseenForMs
  if (found === null && isUnseen) return endUnseen(services, { lease, attempt })
  const lookAt = await inTransaction(kysely, async (db) => {
    if (found !== null) return recordCharge(db, orderRef, found, at, { lease })
    await recordCharge(db, orderRef, { state: 'UNKNOWN', raw: 'not seen yet' }, at, { lease })
    await db
      .updateTable('payment_attempt')
      .set({
        unseen_at: sql`coalesce(unseen_at, ${at}::timestamptz)`,
        look_at: new Date((attempt.unseen_at ?? at).getTime() + unseenForMs),
      })
      .where('order_ref', '=', orderRef)
      .where('state', '=', 'UNKNOWN')
      .execute()
    return null
  })
  await queueLookUp(services, orderRef, lookAt)
  if (found?.state === 'UNKNOWN') await alarmAfterDay(services, attempt, at)
}

async function alarmAfterDay({ kysely, log }: PaymentServices, attempt: Attempt, at: Date): Promise<void> {
  const { pid, order_ref: orderRef, gateway, started_at } = attempt
  if (at.getTime() - started_at.getTime() < alarmAfterMs) return
  log.error({ orderRef, gateway }, 'a payment is unknown for more than a day')
  await kysely
    .updateTable('billing_order')
    .set({ alarm: 'unknown for more than a day' })
    .where('pid', '=', pid)
    .where('status', '=', 'PENDING')
    .execute()
}

/** The gateway has never seen it. */
async function endUnseen(services: PaymentServices, { lease, attempt }: Taken): Promise<void> {
  const { kysely, payments, now } = services
  const { order_ref: orderRef, brand_id: brand } = attempt
  const gateway = payments.named(attempt.gateway)
  await renewLease(services, lease)
  if (gateway?.voidUnseen && !(await gateway.voidUnseen(orderRef).catch(() => false))) {
    const unsure = { state: 'UNKNOWN', raw: 'not seen, not cancelled' } as const
    const lookAt = await inTransaction(kysely, (db) => recordCharge(db, orderRef, unsure, now(), { lease }))
    await queueLookUp(services, orderRef, lookAt)
    return alarmAfterDay(services, attempt, now())
  }
  const mayBeSent = gateway !== null && gateway.voidUnseen === null
  const after = await inTransaction(kysely, (db) => afterUnseen(db, { lease, attempt }, mayBeSent, now()))
  if (after === 'ended') return
  if (after === 'another') {
    await renew(services, brand)
    return
  }
  await renewLease(services, lease)
  await sendCharge(services, { lease }, after.card, {
    amount: attempt.amount,
    name: itemOf('ko', after.order.snapshot),
  })
}

/** Rejects with `LeaseLost`. */
async function renewLease({ kysely, now }: PaymentServices, lease: AttemptLease): Promise<void> {
  if (!(await lease.renew(kysely, now()))) throw leaseLost(lease)
}

function leaseLost({ orderRef }: AttemptLease): LeaseLost {
  return new LeaseLost(`Another process has asked about ${orderRef}.`)
}

/**
 * What is done about an attempt that was never seen: `card` charges the same once more, `another`: a new attempt is tried. In an
 * order of a person, and of a plan that was cancelled meanwhile, it ends. Rejects with `LeaseLost`.
 */
async function afterUnseen(
  db: Transaction<DB>,
  { lease, attempt }: Taken,
  mayBeSent: boolean,
  at: Date,
): Promise<{ readonly order: OrderRow; readonly card: CardRow } | 'another' | 'ended'> {
  const { order_ref: orderRef, brand_id: brand, pid } = attempt
  const isThere = await lockBrandRow(db, brand)
  const order = await db
    .selectFrom('billing_order')
    .selectAll()
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await lease.isHeld(db))) throw leaseLost(lease)
  const { subscription } = await readSubscriptionOf(db, brand)
  const isWanted =
    order.kind === 'RENEW' &&
    isOpen(order) &&
    !isPressed(order, attempt) &&
    isThere &&
    isRenewable(subscription) &&
    !(await isPaused(db, brand))
  const isYoung = at.getTime() - attempt.started_at.getTime() < sentAgainForMs
  const card = isWanted && isYoung && mayBeSent ? await readCardOf(db, order, attempt) : undefined
  if (card) {
    await db
      .updateTable('payment_attempt')
      .set({ state: 'SENDING', look_at: lease.until, unseen_at: null })
      .where('order_ref', '=', orderRef)
      .execute()
    return { order, card }
  }
  await recordCharge(db, orderRef, declined('NOT_SENT', 'never seen'), at, { lease })
  return isWanted && isYoung && attempt.n < mostAttemptsAtOnce ? 'another' : 'ended'
}

/** The card that an attempt was sent for, if it can still be charged. */
async function readCardOf(
  db: Transaction<DB>,
  { brand_id, pay_method_id }: OrderRow,
  { gateway }: Attempt,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('pay_method')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', pay_method_id)
    .where('gateway', '=', gateway)
    .where('deleted_at', 'is', null)
    .where('sealed_key', 'is not', null)
    .executeTakeFirst()
}

/** The page may still be paid. */
async function waitFor({ kysely }: PaymentServices, { lease, attempt }: Taken, at: Date): Promise<void> {
  const { started_at, looks, order_ref } = attempt
  const started = started_at.getTime()
  const lookAt = Math.min(nextLookUp(started, looks, at.getTime()), started + hostedLapseMs)
  await kysely
    .updateTable('payment_attempt')
    .set({ lease_until: at, look_at: new Date(lookAt) })
    .where('order_ref', '=', order_ref)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .where('lease_until', '=', lease.until)
    .execute()
}
