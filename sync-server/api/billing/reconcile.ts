import { type Selectable, sql } from 'kysely'
import { hostedLapseMs, nextLookUp, unseenForMs } from '#model/money/orders.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { takeAttempt } from './look-up.ts'
import { leaseMs } from './orders.ts'
import type { PaymentServices } from './payment-services.ts'
import { recordCharge } from './settle.ts'

type Attempt = Selectable<PaymentAttemptTable>

const atOnce = 200
const alarmAfterMs = 24 * 3_600_000

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
 * Asks the gateway what became of an attempt. Never seen twice, some time apart: it was never charged, and the order of a person
 * fails, because nobody is charged minutes later unasked. Nothing where another process is at it, or the result is known.
 */
export async function reconcile(services: PaymentServices, orderRef: string): Promise<void> {
  const { kysely, payments, log, now } = services
  const attempt = await lease(services, orderRef)
  if (!attempt) return
  const answered = await takeAttempt(payments, attempt)
  const at = now()
  const hasLapsed = at.getTime() - attempt.started_at.getTime() >= hostedLapseMs
  if (answered === 'WAITING' && !hasLapsed) return waitFor(services, attempt, at)
  const found =
    answered === 'WAITING'
      ? ({ state: 'DECLINED', code: 'NOT_SENT', raw: 'not approved' } as const)
      : answered
  await inTransaction(kysely, async (db) => {
    if (found !== null) return recordCharge(db, orderRef, found, at)
    const isUnseen = attempt.unseen_at !== null && at.getTime() - attempt.unseen_at.getTime() >= unseenForMs
    if (isUnseen)
      return recordCharge(db, orderRef, { state: 'DECLINED', code: 'NOT_SENT', raw: 'never seen' }, at)
    await recordCharge(db, orderRef, { state: 'UNKNOWN', raw: 'not seen yet' }, at)
    await db
      .updateTable('payment_attempt')
      .set({
        unseen_at: sql`coalesce(unseen_at, ${at}::timestamptz)`,
        look_at: new Date((attempt.unseen_at ?? at).getTime() + unseenForMs),
      })
      .where('order_ref', '=', orderRef)
      .where('state', '=', 'UNKNOWN')
      .execute()
  })
  if (found?.state === 'UNKNOWN' && at.getTime() - attempt.started_at.getTime() >= alarmAfterMs) {
    log.error({ orderRef, gateway: attempt.gateway }, 'a payment is unknown for more than a day')
    await kysely
      .updateTable('billing_order')
      .set({ alarm: 'unknown for more than a day' })
      .where('pid', '=', attempt.pid)
      .where('status', '=', 'PENDING')
      .execute()
  }
}

/** Somebody may still pay on the page. */
async function waitFor({ kysely }: PaymentServices, attempt: Attempt, at: Date): Promise<void> {
  const { started_at, looks, order_ref } = attempt
  const started = started_at.getTime()
  const lookAt = Math.min(nextLookUp(started, looks, at.getTime()), started + hostedLapseMs)
  await kysely
    .updateTable('payment_attempt')
    .set({ lease_until: at, look_at: new Date(lookAt) })
    .where('order_ref', '=', order_ref)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .execute()
}

async function lease({ kysely, now }: PaymentServices, orderRef: string): Promise<Attempt | undefined> {
  const at = now()
  return kysely
    .updateTable('payment_attempt')
    .set({ lease_until: new Date(at.getTime() + leaseMs), looks: sql<number>`looks + 1` })
    .where('order_ref', '=', orderRef)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .where('lease_until', '<=', at)
    .returningAll()
    .executeTakeFirst()
}
