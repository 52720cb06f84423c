import { type Kysely, type Selectable, sql } from 'kysely'
import type { PaymentAttemptTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { lookUpAttempt } from '../charges/look-up.ts'
import { recordReturned } from '../charges/returned-there.ts'
import { recordCharge } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { sumOfDone, sumOfOutside } from '../refunds/refunds.ts'
import { billingMetrics } from './billing-metrics.ts'

/** What does not agree: credits with their entries, orders with what they gave, charges with their gateway. */
type FaultOf = 'ledger' | 'order' | 'gateway'

interface Fault {
  readonly of: FaultOf
  readonly what: string
}

/** Charges of so many days are compared with the gateway's books. */
const comparedDays = 3
const atOnce = 500

/**
 * Compares what the tables of money say with each other and with the gateways. Only one thing is mended: a charge that was given
 * up and is paid after all is refunded. Everything else is logged and counted, for an operator to look at.
 */
export async function audit(services: PaymentServices): Promise<readonly Fault[]> {
  const { kysely, log } = services
  const found = [
    ...(await texts(kysely, ledgerFaults)).map((what) => ({ of: 'ledger', what }) as const),
    ...(await texts(kysely, orderFaults)).map((what) => ({ of: 'order', what }) as const),
    ...(await compareWithGateways(services)).map((what) => ({ of: 'gateway', what }) as const),
  ]
  for (const kind of ['ledger', 'order', 'gateway'] as const)
    billingMetrics.faults.set({ of: kind }, found.filter((fault) => fault.of === kind).length)
  for (const fault of found) log.error(fault, 'the audit of payments found a fault')
  return found
}

const ledgerFaults = sql<{ what: string }>`
  with entries as (select brand_id, sum(amount) as sum from credit_entry group by brand_id),
    lots as (select brand_id, sum(rest) as sum from credit_lot group by brand_id)
  select 'brand ' || account.brand_id || ': balance ' || balance || ', entries ' || coalesce(entries.sum, 0)
    || ', lots ' || coalesce(lots.sum, 0) as what
  from credit_account account left join entries using (brand_id) left join lots using (brand_id)
  where balance <> coalesce(entries.sum, 0) or balance <> coalesce(lots.sum, 0)
  union all
  select 'lot ' || lot.id || ': rest ' || rest || ', entries ' || coalesce(sum(entry.amount), 0)
  from credit_lot lot left join credit_entry entry on entry.lot_id = lot.id
  group by lot.id, rest having rest <> coalesce(sum(entry.amount), 0)
  union all
  select 'entry ' || id || ': ' || balance_after || ' after a sum of ' || sum from (
    select id, balance_after, sum(amount) over (partition by brand_id order by id) as sum from credit_entry) entry
  where balance_after <> sum`

/** An attempt of an order that pays it is the one that was answered at that moment. */
const orderFaults = sql<{ what: string }>`
  with paid as (
    select o.*, attempt.order_ref from billing_order o
    left join payment_attempt attempt
      on attempt.pid = o.pid and attempt.state = 'PAID' and attempt.answered_at = o.paid_at
    where o.status in ('PAID', 'PART_REFUNDED', 'REFUNDED'))
  select pid || ' is paid without a charge' as what from paid where amount > 0 and order_ref is null
  union all
  select pid || ' is paid and gave no credits' from paid
  where kind = 'CREDIT' and not exists (
    select from credit_entry where idem = 'charge:' || paid.pid and part = 0)
  union all
  select pid || ' is paid and gave no plan' from paid
  where snapshot->>'kind' = 'PLAN' and not exists (select from subscription_event event where event.pid = paid.pid)
  union all
  select pid || ' is paid and ordered no work' from paid join brand on brand.id = brand_id
  where kind = 'LOGO' and not exists (select from task where order_pid = paid.pid and task.brand_id = paid.brand_id)
  union all
  select pid || ' is paid and gave no months of a plan' from paid join brand on brand.id = brand_id
  where kind = 'LOGO' and not exists (select from logo_pass where logo_pass.pid = paid.pid)
    and not exists (select from payment_refund refund where refund.pid = paid.pid)
  union all
  select pid || ' is ' || status || ' with ' || done || ' of ' || amount || ' refunded' from (
    select pid, status, amount, coalesce((
      select sum(refund.amount) from payment_refund refund
      where refund.order_ref = paid.order_ref and refund.state in ('DONE', 'OUTSIDE')), 0) as done
    from paid where amount > 0) refunded
  where status <> case when done = 0 then 'PAID' when done < amount then 'PART_REFUNDED' else 'REFUNDED' end
  union all
  select pid || ' is charged ' || count(*) || ' times and not refunded' from (
    select attempt.pid from payment_attempt attempt
    where attempt.state = 'PAID' and not exists (
      select from payment_refund refund where refund.order_ref = attempt.order_ref)) kept
  group by pid having count(*) > 1
  union all
  select attempt.pid || ' is ' || o.status || ' and charged' from payment_attempt attempt
  join billing_order o using (pid)
  where attempt.state = 'PAID' and o.status in ('FAILED', 'CANCELED') and not exists (
    select from payment_refund refund where refund.order_ref = attempt.order_ref)
  union all
  select 'brand ' || brand_id || ' has paid the period from ' || (snapshot->>'periodStart') || ' twice' from billing_order
  where status = 'PAID' and kind in ('RENEW', 'SUBSCRIBE') and amount > 0
  group by brand_id, snapshot->>'periodStart', snapshot->>'periodEnd' having count(*) > 1`

async function compareWithGateways(services: PaymentServices): Promise<string[]> {
  const { kysely, log, now } = services
  const since = new Date(now().getTime() - comparedDays * 86_400_000)
  const faults: string[] = []
  for (let after = '', isMore = true; isMore; ) {
    const rows = await kysely
      .selectFrom('payment_attempt')
      .selectAll()
      .where('state', 'in', ['PAID', 'DECLINED'])
      // An operator may give a charge up long after it was sent.
      .where(({ or, eb }) => or([eb('started_at', '>=', since), eb('answered_at', '>=', since)]))
      .where('order_ref', '>', after)
      .orderBy('order_ref')
      .limit(atOnce)
      .execute()
    for (const attempt of rows) {
      const { order_ref: orderRef } = attempt
      const fault = await compare(services, attempt).catch((err: unknown) => {
        log.error({ err, orderRef }, 'a charge could not be compared with its gateway')
        return `${orderRef} could not be compared`
      })
      if (fault !== null) faults.push(fault)
    }
    after = rows.at(-1)?.order_ref ?? after
    isMore = rows.length === atOnce
  }
  return faults
}

/** What does not agree; null: nothing, or the gateway does not say. */
async function compare(
  { kysely, payments, now }: PaymentServices,
  attempt: Selectable<PaymentAttemptTable>,
): Promise<string | null> {
  const { order_ref: orderRef, state, amount } = attempt
  const found = await lookUpAttempt(payments, attempt).catch(() => undefined)
  if (found === undefined || found === 'WAITING' || found?.state === 'UNKNOWN') return null
  if (state === 'DECLINED') {
    if (found?.state !== 'PAID' || found.left === 0) return null
    await inTransaction(kysely, (db) => recordCharge(db, orderRef, found, now()))
    return `${orderRef} was given up and is paid`
  }
  if (found?.state !== 'PAID') return `${orderRef} is paid, and the gateway does not know it`
  await recordReturned(kysely, attempt, found)
  const done = await sumOfDone(kysely, orderRef)
  const left = amount - done
  const isUnderWay = await hasOpenRefund(kysely, orderRef)
  // Of another amount nothing is kept.
  const isReturned = found.amount === done + (await sumOfOutside(kysely, orderRef))
  const isAmount = found.amount === amount || isReturned || isUnderWay
  if (isAmount && (found.left === found.amount - done || isUnderWay)) return null
  return `${orderRef}: the gateway has ${found.left} of ${found.amount}, we have ${left} of ${amount}`
}

async function hasOpenRefund(db: Kysely<DB>, orderRef: string): Promise<boolean> {
  const open = await db
    .selectFrom('payment_refund')
    .select('refund_ref')
    .where('order_ref', '=', orderRef)
    .where('state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  return open !== undefined
}

async function texts(db: Kysely<DB>, query: ReturnType<typeof sql<{ what: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ what }) => what)
}
