import type { Selectable, Transaction } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { lookUpOrder } from '#contract/operator-money.ts'
import { hostedLapseMs } from '#model/money/orders.ts'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lookUpAttempt, mayBeVoided, takeAttempt } from '../charges/look-up.ts'
import { recordReturned } from '../charges/returned-there.ts'
import { AttemptLease } from '../orders/lease.ts'
import { isOpen, lockAttempt, lockOrder } from '../orders/lock.ts'
import type { OrderRow } from '../orders/queries.ts'
import { findOrder } from '../orders/queries.ts'
import { recordCharge, settle } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { unknownMinutes } from './queries.ts'

/*
 * What an operator does about an order whose result is not known: the gateway is asked first, without a connection held, and
 * what it says is settled by the same code as every charge.
 */

type Attempt = Selectable<PaymentAttemptTable>
type Answered = Awaited<ReturnType<typeof lookUpAttempt>>
export type LookUpResult = AnswerOf<typeof lookUpOrder>['found'][number]

interface Looked {
  readonly attempt: Attempt
  readonly answered: Answered
}

/** A gateway that cannot tell may still have taken the money, so that it gets a day. */
const untoldMs = 24 * 3_600_000
const unseenMs = unknownMinutes * 60_000

type Note = (db: Transaction<DB>, brand: number, found: readonly LookUpResult[]) => Promise<void>

/** Asks the gateways of all attempts of an order now, and settles what they say. `note` is of the same transaction. */
export async function lookUpNow(
  context: CallContext,
  pid: string,
  note: Note,
): Promise<readonly LookUpResult[]> {
  const services = paymentServicesOf(context)
  const { brand_id: brand } = await findOrder(context.db, pid)
  const attempts = await listAttempts(context.db, pid)
  const looked = await ask(services, attempts, takeAttempt)
  const found = looked.map(toLookUpResult)
  await context.transact(async (db) => {
    const at = services.now()
    for (const look of looked) await settleFound(db, services.payments, look, at)
    await note(db, brand, found)
  })
  return found
}

/**
 * Closes an unknown order as not paid. What its gateway says right now goes first: a charge that was made is settled, and the
 * order stays open while a payer may still pay, or a gateway that cannot tell has had no day to find out.
 */
export async function closeUnpaid(
  context: CallContext,
  pid: string,
  note: (
    db: Transaction<DB>,
    brand: number,
    found: readonly LookUpResult[],
    isClosed: boolean,
  ) => Promise<void>,
): Promise<readonly LookUpResult[]> {
  const services = paymentServicesOf(context)
  const { brand_id: brand } = await findOrder(context.db, pid)
  const attempts = (await listAttempts(context.db, pid)).filter(isUnsettled)
  if (attempts.length === 0) throw new Refusal('CONFLICT')
  const looked = await voidUnseen(services, await ask(services, attempts, lookUpAttempt))
  const found = looked.map(toLookUpResult)
  await context.transact(async (db) => {
    const at = services.now()
    const order = await lockOpenOrder(db, pid, brand)
    let isClosed = false
    for (const look of looked) {
      await settleFound(db, services.payments, look, at)
      const { attempt, answered } = look
      const now = await readAttempt(db, attempt)
      if (!isUnsettled(now) || !mayClose(now, order.kind, answered, at)) continue
      const never = { state: 'DECLINED', code: 'NOT_SENT', raw: 'closed at the desk' } as const
      await recordCharge(db, attempt.order_ref, never, at, { isClosed: true })
      isClosed = true
    }
    await note(db, brand, found, isClosed)
  })
  return found
}

const isUnsettled = ({ state }: Attempt) => state === 'SENDING' || state === 'UNKNOWN'

/** Whether an attempt can be given up. A charge that is found later is refunded, as of every order that failed. */
function mayClose(
  { started_at, lease_until }: Attempt,
  kind: OrderRow['kind'],
  answered: Answered,
  at: Date,
): boolean {
  if (answered === null) return isLongUnseen({ started_at, lease_until }, at)
  if (lease_until > at) return false
  const age = at.getTime() - started_at.getTime()
  if (answered === 'WAITING') return age >= hostedLapseMs
  // A renewal would be tried again, although this one may be paid. It ends with its days of grace.
  return answered.state === 'UNKNOWN' && kind !== 'RENEW' && age >= untoldMs
}

/** Of an attempt that its gateway has not seen: whether its sender has given up, and it had the time to arrive. */
function isLongUnseen(
  { started_at, lease_until }: Pick<Attempt, 'started_at' | 'lease_until'>,
  at: Date,
): boolean {
  return lease_until <= at && at.getTime() - started_at.getTime() >= unseenMs
}

async function settleFound(
  db: Transaction<DB>,
  payments: Payments,
  { attempt, answered }: Looked,
  at: Date,
): Promise<void> {
  if (answered === null || answered === 'WAITING' || answered.state === 'UNKNOWN') return
  const { order_ref: orderRef } = attempt
  if (answered.state === 'DECLINED') {
    // Of a charge that is on its way at this moment, only its answer counts.
    if (attempt.lease_until <= at) await recordDeclined(db, attempt, answered, at)
    return
  }
  const { order, attempt: now } = await lockAttempt(db, orderRef)
  if (mayBeVoided(payments, now, at)) return
  if (now.state !== 'PAID') {
    await recordCharge(db, orderRef, answered, at)
    return
  }
  await recordReturned(db, now, answered)
  // It took another amount at first, and is as ordered by now.
  const isAsOrdered = answered.amount === order.amount && answered.left === order.amount
  if (order.status !== 'PENDING' || !isAsOrdered) return
  await db
    .updateTable('payment_attempt')
    .set({ answered_at: at })
    .where('order_ref', '=', orderRef)
    .where('brand_id', '=', order.brand_id)
    .execute()
  await settle(db, order, now, answered, at)
}

/**
 * What a gateway without idempotency keys has not seen is cancelled there first, under a lease: it may still come, and the job
 * that finds it then would give what it buys.
 */
async function voidUnseen(
  { kysely, payments, now }: PaymentServices,
  looked: readonly Looked[],
): Promise<readonly Looked[]> {
  const seen: Looked[] = []
  for (const look of looked) {
    const { attempt, answered } = look
    const gateway = payments.named(attempt.gateway)
    const isAsked = answered === null && isLongUnseen(attempt, now())
    if (!isAsked || !gateway?.voidUnseen) seen.push(look)
    else {
      const taken = await AttemptLease.take(kysely, attempt.order_ref, now())
      const isVoid = taken !== null && (await gateway.voidUnseen(attempt.order_ref).catch(() => false))
      await taken?.lease.end(kysely, now())
      seen.push(isVoid ? look : { attempt, answered: { state: 'UNKNOWN', raw: 'not cancelled' } })
    }
  }
  return seen
}

async function recordDeclined(
  db: Transaction<DB>,
  attempt: Attempt,
  answered: Parameters<typeof recordCharge>[2],
  at: Date,
): Promise<void> {
  if (isUnsettled(await readAttempt(db, attempt))) await recordCharge(db, attempt.order_ref, answered, at)
}

async function ask(
  { payments, log }: PaymentServices,
  attempts: readonly Attempt[],
  how: typeof lookUpAttempt,
): Promise<readonly Looked[]> {
  const looked: Looked[] = []
  for (const attempt of attempts) {
    const answered = await (isUnsettled(attempt) ? how : lookUpAttempt)(payments, attempt).catch(
      (err: unknown) => {
        log.warn({ err, orderRef: attempt.order_ref }, 'a payment could not be looked up for the desk')
        return { state: 'UNKNOWN', raw: 'failed' } as const
      },
    )
    looked.push({ attempt, answered })
  }
  return looked
}

function toLookUpResult({ attempt: { order_ref: orderRef }, answered }: Looked): LookUpResult {
  const nothing = { orderRef, amount: null, left: null, rawCode: null }
  if (answered === null) return { ...nothing, state: 'NONE' }
  if (answered === 'WAITING') return { ...nothing, state: 'WAITING' }
  if (answered.state !== 'PAID')
    return { ...nothing, state: answered.state, rawCode: answered.raw.slice(0, 200) }
  const [amount, left] = [known(answered.amount), known(answered.left)]
  return { orderRef, state: 'PAID', amount, left, rawCode: null }
}

/** Null: in another currency. */
export const known = (amount: number) => (Number.isNaN(amount) ? null : amount)

function listAttempts(db: CallContext['db'], pid: string): Promise<Attempt[]> {
  return db.selectFrom('payment_attempt').selectAll().where('pid', '=', pid).orderBy('n').execute()
}

function readAttempt(db: Transaction<DB>, { order_ref, brand_id }: Attempt): Promise<Attempt> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_ref', '=', order_ref)
    .executeTakeFirstOrThrow()
}

/** Rejects with CONFLICT where the order is not open any more. */
async function lockOpenOrder(db: Transaction<DB>, pid: string, brand: number): Promise<OrderRow> {
  const { order } = await lockOrder(db, brand, pid)
  if (!isOpen(order)) throw new Refusal('CONFLICT')
  return order
}
