import { sql, type Transaction } from 'kysely'
import { afterRefusedRenewal, afterSandbox, atDay, nextGrantAfter } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { PaymentServices } from '../payment-services.ts'
import { isLeftFromSandbox } from '../plans/for-purchase.ts'
import { grantPlanCredits } from '../plans/give-plan.ts'
import { readPlanOf, toOffer } from '../plans/plan-rows.ts'
import { renewalRefused } from '../plans/refused-renewal.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { lockBrand } from '../queries.ts'
import { endBy, renew } from './renew.ts'
import { readOpenRenewal } from './renewal-orders.ts'

const atOnce = 500

/** A renewal whose result is not known for so long is late: the days of grace begin. */
const unknownForMs = 24 * 3_600_000

/** A renewal that has not arrived is tried again after so long, so often; then on the next day. */
const againAfterMs = 10 * 60_000

export const mostAttemptsAtOnce = 5

/** Charges what is due: each brand in transactions of its own. One that fails does not keep the others. */
export async function renewSubscriptions(services: PaymentServices): Promise<void> {
  await forEachBrand(services, ['ACTIVE', 'PAST_DUE'], 'period_end', (brand) => renew(services, brand))
}

/** Ends what has ended, and gives the credits of the month to plans that are paid by the year. */
export async function beginDay(services: PaymentServices): Promise<void> {
  await forEachBrand(services, ['ACTIVE', 'PAST_DUE'], 'period_end', (brand) => end(services, brand))
  await forEachBrand(services, ['ACTIVE'], 'next_grant', (brand) => grantMonth(services, brand))
}

/** Tries renewals again that no card has refused, because they never arrived at the gateway. */
export async function renewUnsent(services: PaymentServices): Promise<void> {
  const { kysely, now, log } = services
  const { rows } = await sql<{ brand_id: number }>`
    select brand_id from billing_order o join subscription using (brand_id) join brand on brand.id = brand_id
    where kind = 'RENEW' and lane = 'plan' and o.status = 'INIT' and failed_code = 'NOT_SENT'
      and phase = 'ACTIVE' and not cancel_at_end and brand.deleted_at is null
      and (select count(*) < ${mostAttemptsAtOnce} and max(answered_at) <= ${new Date(now().getTime() - againAfterMs)}
        from payment_attempt attempt where attempt.pid = o.pid)
    order by brand_id limit ${atOnce}`.execute(kysely)
  for (const { brand_id } of rows) {
    try {
      await renew(services, brand_id)
    } catch (err) {
      log.error({ err, brand: brand_id }, 'a renewal could not be sent again; it is tried again')
    }
  }
}

/** Begins the days of grace of plans whose renewal is not known to be paid for more than a day. What is found later is as paid in time. */
export async function beginGraceOfUnknown({ kysely, now, log }: PaymentServices): Promise<void> {
  const at = now()
  const late = () =>
    kysely
      .selectFrom('billing_order')
      .innerJoin('subscription', 'subscription.brand_id', 'billing_order.brand_id')
      .select('billing_order.brand_id')
      .where('kind', '=', 'RENEW')
      .where('lane', '=', 'plan')
      .where('status', 'in', ['INIT', 'PENDING'])
      .where('created_at', '<=', new Date(at.getTime() - unknownForMs))
      .where('phase', '=', 'ACTIVE')
      .where('source', '=', 'CARD')
      .where('cancel_at_end', '=', false)
      .limit(atOnce)
      .execute()
  for (const { brand_id: brand } of await late()) {
    try {
      await inTransaction(kysely, (db) => beginGrace(db, brand, at))
    } catch (err) {
      log.error({ err, brand }, 'the days of grace of a plan could not begin; it is tried again')
    }
  }
}

async function beginGrace(db: Transaction<DB>, brand: number, at: Date): Promise<void> {
  if (!(await lockBrandRow(db, brand))) return
  const open = await readOpenRenewal(db, brand)
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  const isLate = open !== undefined && open.created_at.getTime() <= at.getTime() - unknownForMs
  const after = afterRefusedRenewal(before)
  if (!isLate || after === before || before.source !== 'CARD') return
  const { pid, amount } = open
  // It has never arrived, so that its owner can be told that it is not paid. Otherwise it may be.
  if (open.status === 'INIT' && open.failed_code === 'NOT_SENT')
    return renewalRefused(db, { brand, order: open, amount, code: 'NOT_SENT', at })
  await writeSubscription(db, brand, { event: 'PAST_DUE', before, after, isSandbox, at, pid })
}

async function end({ kysely, payments, now }: PaymentServices, brand: number): Promise<void> {
  await inTransaction(kysely, async (db) => {
    await lockBrand(db, brand)
    const at = now()
    const stored = await readSubscriptionOf(db, brand)
    const { subscription } = stored
    const after = (isLeftFromSandbox(payments, stored) ? afterSandbox : atDay)(
      subscription,
      seoulDayOf(at.getTime()),
    )
    if (after !== subscription) await endBy(db, brand, after, at)
  })
}

async function grantMonth({ kysely, now }: PaymentServices, brand: number): Promise<void> {
  await inTransaction(kysely, async (db) => {
    await lockBrand(db, brand)
    const at = now()
    const today = seoulDayOf(at.getTime())
    const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
    const { phase, anchor, nextGrant, periodEnd, source } = before
    // The credits of the next period come with its payment.
    if (
      phase !== 'ACTIVE' ||
      source !== 'CARD' ||
      !anchor ||
      !nextGrant ||
      nextGrant > today ||
      today >= (periodEnd ?? '')
    )
      return
    const after = { ...before, nextGrant: nextGrantAfter(anchor, today) }
    await writeSubscription(db, brand, { event: 'CREDITS', before, after, isSandbox, at })
    const { credit } = toOffer(await readPlanOf(db, before.planKey))
    await grantPlanCredits(db, { brand, key: `plan:${brand}:${nextGrant}`, after, credits: credit, at })
  })
}

async function forEachBrand(
  { kysely, now, log }: PaymentServices,
  phases: readonly ('ACTIVE' | 'PAST_DUE')[],
  column: 'period_end' | 'next_grant',
  work: (brand: number) => Promise<unknown>,
): Promise<void> {
  const today = seoulDayOf(now().getTime())
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await kysely
      .selectFrom('subscription')
      .innerJoin('brand', 'brand.id', 'subscription.brand_id')
      .select('brand_id')
      .where('phase', 'in', phases)
      .where(column, '<=', today)
      .where('brand.deleted_at', 'is', null)
      .where('brand_id', '>', after)
      .orderBy('brand_id')
      .limit(atOnce)
      .execute()
    for (const { brand_id } of rows) {
      try {
        await work(brand_id)
      } catch (err) {
        log.error(
          { err, brand: brand_id },
          'a subscription could not be brought up to date; it is tried again',
        )
      }
    }
    after = rows.at(-1)?.brand_id ?? after
    isMore = rows.length === atOnce
  }
}
