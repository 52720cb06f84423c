import { type Kysely, sql, type Transaction } from 'kysely'
import { nextPeriodOf, quoteRenewal } from '#model/money/renewal.ts'
import {
  afterRefusedRenewal,
  afterSandbox,
  afterUnagreedPrice,
  atDay,
  isRenewalDue,
  nextGrantAfter,
  type Subscription,
} from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { type CardRow, listCards } from './cards.ts'
import { type Claim, claimOrder, findByClientKey, nextAttempt, type OrderRow } from './orders.ts'
import { startPass } from './passes.ts'
import { sendCharge } from './pay.ts'
import type { PaymentServices } from './payment-services.ts'
import { itemOf } from './payment-words.ts'
import { readLastDecision } from './price-decisions.ts'
import { isPaused, lockBrand, lockBrandIfThere } from './queries.ts'
import {
  cancelOpenChanges,
  grantPlanCredits,
  isHopeless,
  isLeftFromSandbox,
  readPlanOf,
  readSubscriptionOf,
  renewalRefused,
  toOffer,
  writeSubscription,
} from './subscriptions.ts'

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
  if (!(await lockBrandIfThere(db, brand))) return
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

/** Somebody pays a renewal by hand. */
interface Press {
  readonly card: CardRow
  /** Pressed again with the same one, it is the same order. */
  readonly clientKey: string | null
}

/** Tries a renewal that is due. Without a `press`: by the default card, on its days. */
export async function renew(services: PaymentServices, brand: number, press?: Press): Promise<string | null> {
  const { kysely } = services
  const claimed = await inTransaction(kysely, (db) => claimRenewal(services, db, brand, press))
  if (claimed === null) return null
  const { claim, payer, amount, name } = claimed
  await sendCharge(services, claim, payer, { amount, name })
  return claim.pid
}

async function claimRenewal(
  { payments, now }: PaymentServices,
  db: Transaction<DB>,
  brand: number,
  press: Press | undefined,
): Promise<{ claim: Claim; payer: CardRow; amount: number; name: string } | null> {
  await lockBrand(db, brand)
  if (await isPaused(db, brand)) return null
  const clientKey = press?.clientKey ?? null
  const known = await findByClientKey(db, { brand, clientKey })
  if (press && known)
    return { claim: { pid: known.pid, lease: null }, payer: press.card, amount: known.amount, name: '' }
  const at = now()
  const today = seoulDayOf(at.getTime())
  const stored = await readSubscriptionOf(db, brand)
  const { subscription, isSandbox } = stored
  if (isLeftFromSandbox(payments, stored)) {
    const after = afterSandbox(subscription, today)
    if (after !== subscription) await endBy(db, brand, after, at)
    return null
  }
  // Its days of grace are over, also where the job that ends it did not run.
  if (atDay(subscription, today) !== subscription) return null
  const next = nextPeriodOf(subscription, today)
  if (!next || subscription.cancelAtEnd) return null
  const order = await findRenewal(db, brand, next.start)
  const tried = order ? await readLastTry(db, order.pid) : null
  if (order && order.status !== 'INIT') return null
  if (!press && !isRenewalDue(subscription, tried, today)) return null
  const plan = toOffer(await readPlanOf(db, subscription.planKey))
  const last = await readLastDecision(db, brand, subscription.periodEnd)
  const snapshot = quoteRenewal(subscription, plan, today, last)
  const amount = order?.amount ?? snapshot?.price
  if (amount === undefined) {
    if (!(await hasOpenOrder(db, brand))) await endBy(db, brand, afterUnagreedPrice(subscription), at)
    return null
  }
  const [first] = await listCards(db, brand)
  const payer = press?.card ?? first
  const gateway = payer && payments.named(payer.gateway)
  // A card of the sandbox pays nothing that was paid for real.
  if (!payer || !gateway || gateway.isSandbox !== isSandbox) {
    await renewalRefused(db, { brand, order, amount, code: 'KEY_GONE', at })
    return null
  }
  if (order) {
    if (!press && isHopeless(order.failed_code) && order.pay_method_id === payer.id) return null
    const lease = await nextAttempt(db, order, { card: payer, clientKey, at })
    if (lease === null) return null
    return {
      claim: { pid: order.pid, lease },
      payer,
      amount,
      name: itemOf('ko', order.snapshot),
    }
  }
  if (!snapshot || (await hasOpenOrder(db, brand))) return null
  const claim = await claimOrder(db, {
    brand,
    kind: 'RENEW',
    lane: 'plan',
    snapshot,
    amount,
    account: null,
    clientKey,
    card: payer,
    isSandbox,
    periodStart: snapshot.periodStart,
    at,
  })
  return { claim, payer, amount, name: itemOf('ko', snapshot) }
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

async function endBy(db: Transaction<DB>, brand: number, after: Subscription, at: Date): Promise<void> {
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  await writeSubscription(db, brand, { event: 'EXPIRED', before, after, isSandbox, at })
  await cancelOpenChanges(db, brand)
  if (after.phase === 'EXPIRED') await startPass(db, brand, at)
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

/** The renewal of a period, if it was ordered. */
async function findRenewal(
  db: Kysely<DB>,
  brand: number,
  periodStart: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('billing_order')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('period_start', '=', periodStart)
    .executeTakeFirst()
}

/** Number of a renewal that is on its way to the bank, or whose result is not known. */
export async function readUnansweredRenewal(db: Kysely<DB>, brand: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_order')
    .innerJoin('payment_attempt', 'payment_attempt.pid', 'billing_order.pid')
    .select('billing_order.pid')
    .where('billing_order.brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('status', 'in', ['INIT', 'PENDING'])
    .where('payment_attempt.state', 'in', ['SENDING', 'UNKNOWN'])
    .executeTakeFirst()
  return row?.pid
}

/** A renewal that is ordered and not paid yet. */
export async function readOpenRenewal(
  db: Kysely<DB>,
  brand: number,
): Promise<Pick<OrderRow, 'pid' | 'amount' | 'status' | 'failed_code' | 'created_at'> | undefined> {
  return db
    .selectFrom('billing_order')
    .select(['pid', 'amount', 'status', 'failed_code', 'created_at'])
    .where('brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('lane', '=', 'plan')
    .where('status', 'in', ['INIT', 'PENDING'])
    .executeTakeFirst()
}

/** The day in Seoul on which a card was tried last, or may have been. */
async function readLastTry(db: Kysely<DB>, pid: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('payment_attempt')
    .select((row) => row.fn.max('started_at').as('last'))
    .where('pid', '=', pid)
    .where(({ or, eb }) => or([eb('state', '<>', 'DECLINED'), eb('code', '<>', 'NOT_SENT')]))
    .executeTakeFirstOrThrow()
  return last === null ? null : seoulDayOf(new Date(last).getTime())
}

async function hasOpenOrder(db: Kysely<DB>, brand: number): Promise<boolean> {
  const open = await db
    .selectFrom('billing_order')
    .select('pid')
    .where('brand_id', '=', brand)
    .where('lane', '=', 'plan')
    .where('status', 'in', ['INIT', 'PENDING'])
    .executeTakeFirst()
  return open !== undefined
}
