import type { Kysely, Transaction } from 'kysely'
import { nextPeriodOf, quoteRenewal } from '#model/money/renewal.ts'
import {
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
import { isPaused, lockBrand } from './queries.ts'
import {
  cancelOpenChanges,
  grantPlanCredits,
  isHopeless,
  readPlanOf,
  readSubscriptionOf,
  renewalRefused,
  toOffer,
  writeSubscription,
} from './subscriptions.ts'

const atOnce = 500

/** Charges what is due: each brand in transactions of its own. One that fails does not keep the others. */
export async function renewSubscriptions(services: PaymentServices): Promise<void> {
  await forEachBrand(services, ['ACTIVE', 'PAST_DUE'], 'period_end', (brand) => renew(services, brand))
}

/** Ends what has ended, and gives the credits of the month to plans that are paid by the year. */
export async function beginDay(services: PaymentServices): Promise<void> {
  await forEachBrand(services, ['ACTIVE', 'PAST_DUE'], 'period_end', (brand) => end(services, brand))
  await forEachBrand(services, ['ACTIVE'], 'next_grant', (brand) => grantMonth(services, brand))
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
    return { claim: { pid: known.pid, orderRef: null }, payer: press.card, amount: known.amount, name: '' }
  const at = now()
  const today = seoulDayOf(at.getTime())
  const { subscription, isSandbox } = await readSubscriptionOf(db, brand)
  const next = nextPeriodOf(subscription, today)
  if (!next || subscription.cancelAtEnd) return null
  const order = await findRenewal(db, brand, next.start)
  const tries = order ? await countAttempts(db, order.pid) : 0
  if (order && order.status !== 'INIT') return null
  if (!press && !isRenewalDue(subscription, tries, today)) return null
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
  // A subscription of the sandbox ends when money is taken for real, and the other way round.
  if (!payer || !gateway || gateway.isSandbox !== isSandbox) {
    await renewalRefused(db, { brand, order, amount, code: 'KEY_GONE', at })
    return null
  }
  if (order) {
    if (!press && isHopeless(order.failed_code) && order.pay_method_id === payer.id) return null
    const orderRef = await nextAttempt(db, order, { card: payer, clientKey, at })
    if (orderRef === null) return null
    return {
      claim: { pid: order.pid, orderRef },
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

async function end({ kysely, now }: PaymentServices, brand: number): Promise<void> {
  await inTransaction(kysely, async (db) => {
    await lockBrand(db, brand)
    const at = now()
    const { subscription } = await readSubscriptionOf(db, brand)
    const after = atDay(subscription, seoulDayOf(at.getTime()))
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

/** A renewal that is ordered and not paid yet. */
export async function readOpenRenewal(
  db: Kysely<DB>,
  brand: number,
): Promise<Pick<OrderRow, 'pid' | 'amount'> | undefined> {
  return db
    .selectFrom('billing_order')
    .select(['pid', 'amount'])
    .where('brand_id', '=', brand)
    .where('kind', '=', 'RENEW')
    .where('lane', '=', 'plan')
    .where('status', 'in', ['INIT', 'PENDING'])
    .executeTakeFirst()
}

async function countAttempts(db: Kysely<DB>, pid: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow()
  return Number(count)
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
