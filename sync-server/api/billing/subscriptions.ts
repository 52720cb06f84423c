import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { planMonths } from '#model/money/credits.ts'
import {
  afterPayment,
  afterRefusedRenewal,
  atDay,
  free,
  nextTryAfter,
  type PlanKey,
  type PlanOffer,
  type PlanOrder,
  type Subscription,
} from '#model/money/subscription.ts'
import { addMonths } from '#model/time/periods.ts'
import { seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { BillingOrderTable } from '#server/database/tables/payments.ts'
import type { PlanTable } from '#server/database/tables/reference.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SubscriptionTable } from '#server/database/tables/subscriptions.ts'
import type { Decline } from '#server/gateways/payments/gateway.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { isOfSandbox } from '#server/gateways/payments/sandbox-lemon.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readAssetBytes, readUsedBytes } from '../files/queries.ts'
import { earnRewards } from './invites.ts'
import { endPlanLots, grantCredits } from './ledger.ts'
import { noteMail } from './notices.ts'
import { endsWithPlan } from './unreturned.ts'

/*
 * The row of a subscription, which changes only here, each time with a row that tells what happened. The caller holds the
 * lock of the brand. What it may become is decided by `model/money/subscription.ts`.
 */

export interface StoredSubscription {
  readonly subscription: Subscription
  readonly isSandbox: boolean
  readonly externalUpdatedAt: Date | null
}

export type PlanRow = Selectable<PlanTable>

export async function readSubscriptionOf(db: Kysely<DB>, brand: number): Promise<StoredSubscription> {
  const row = await db.selectFrom('subscription').selectAll().where('brand_id', '=', brand).executeTakeFirst()
  return row
    ? {
        subscription: toSubscription(row),
        isSandbox: row.sandbox,
        externalUpdatedAt: row.external_updated_at,
      }
    : { subscription: free, isSandbox: false, externalUpdatedAt: null }
}

export async function writeSubscription(
  db: Transaction<DB>,
  brand: number,
  {
    event,
    before,
    after,
    isSandbox,
    at,
    pid,
    externalUpdatedAt,
  }: {
    readonly event: string
    readonly before: Subscription
    readonly after: Subscription
    readonly isSandbox: boolean
    readonly at: Date
    readonly pid?: string | undefined
    /** How new what Lemon Squeezy says of it is. */
    readonly externalUpdatedAt?: Date
  },
): Promise<void> {
  const row = {
    phase: after.phase,
    plan_key: after.planKey,
    period_type: after.periodType,
    anchor: after.anchor,
    period_start: after.periodStart,
    period_end: after.periodEnd,
    renew_price: after.renewPrice,
    cancel_at_end: after.cancelAtEnd,
    pending_period: after.pendingPeriod,
    pending_price: after.pendingPrice,
    grace_until: after.graceUntil,
    next_grant: after.nextGrant,
    end_reason: after.endReason,
    sandbox: isSandbox,
    source: after.source,
    external_id: after.externalId,
    ...(externalUpdatedAt && { external_updated_at: externalUpdatedAt }),
  }
  await db
    .insertInto('subscription')
    .values({ brand_id: brand, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute()
  await db
    .insertInto('subscription_event')
    .values({
      brand_id: brand,
      at,
      event,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      pid: pid ?? null,
    })
    .execute()
  const { phase, planKey, periodType } = after
  if (phase !== 'EXPIRED' || before.phase === 'EXPIRED') return
  await endPlanLots(db, { brand, at, kind: 'lot' })
  if (periodType === null) return
  await noteMail(db, {
    kind: after.endReason === 'PRICE' ? 'ENDED_BY_PRICE' : 'ENDED',
    brand,
    key: `ended:${brand}:${at.getTime()}`,
    facts: { planKey, periodType, day: seoulDayOf(at.getTime()) },
    isSandbox,
    at,
  })
}

/** Gives what a paid order of a plan has bought. */
export async function givePlan(
  db: Transaction<DB>,
  {
    brand,
    pid,
    snapshot,
    amount,
    isSandbox,
    at,
  }: {
    readonly brand: number
    readonly pid: string
    readonly snapshot: PlanOrder
    readonly amount: number
    readonly isSandbox: boolean
    readonly at: Date
  },
): Promise<void> {
  const { subscription: before } = await readSubscriptionOf(db, brand)
  const today = seoulDayOf(at.getTime())
  const after = afterPayment(snapshot, before, today)
  await writeSubscription(db, brand, { event: snapshot.event, before, after, isSandbox, at, pid })
  const from = snapshot.event === 'RENEW' ? snapshot.periodStart : `${snapshot.planKey}:${pid}`
  await grantPlanCredits(db, { brand, key: `plan:${brand}:${from}`, after, credits: snapshot.credits, at })
  if (amount > 0) await rewardFirstPayment(db, brand, at)
}

/** The credits of a month, which can be spent for `planMonths` from this day, while the plan runs. */
export async function grantPlanCredits(
  db: Transaction<DB>,
  {
    brand,
    key,
    after,
    credits,
    at,
  }: {
    readonly brand: number
    readonly key: string
    readonly after: Subscription
    readonly credits: number
    readonly at: Date
  },
): Promise<void> {
  const today = seoulDayOf(at.getTime())
  if (credits <= 0 || after.anchor === null) return
  const expiresAt = new Date(startOfSeoulDay(addMonths(today, planMonths)))
  await grantCredits(db, { brand, key, at, kind: 'plan', type: 'PLAN', amount: credits, expiresAt })
}

/** Why an attempt ended without a charge. */
export type FailedCode = Decline

/** Whether a running plan was paid at the sandbox, which is off by now: nothing renews it, and nothing of it is taken off a price. */
export function isLeftFromSandbox(
  { named, lemonSqueezy }: TillsOfPlans,
  { subscription: { phase, source, externalId }, isSandbox }: StoredSubscription,
): boolean {
  if (!isSandbox || (phase !== 'ACTIVE' && phase !== 'PAST_DUE')) return false
  if (source === 'CARD') return named('sandbox') === null
  return isOfSandbox(externalId ?? '') && lemonSqueezy?.name !== 'sandbox-lemonsqueezy'
}

/** What plans are paid at. */
type TillsOfPlans = Pick<Payments, 'named' | 'lemonSqueezy'>

/** What a purchase finds: a plan that is left from the sandbox is none, and one that ends today has ended, also before the job. */
export async function readForPurchase(
  db: Kysely<DB>,
  payments: TillsOfPlans,
  brand: number,
  today: string,
): Promise<Subscription> {
  const stored = await readSubscriptionOf(db, brand)
  return isLeftFromSandbox(payments, stored)
    ? { ...stored.subscription, phase: 'EXPIRED' }
    : atDay(stored.subscription, today)
}

/** Whether a renewal that is due is still to be paid. */
export const isRenewable = ({ phase, cancelAtEnd }: Pick<Subscription, 'phase' | 'cancelAtEnd'>) =>
  phase === 'PAST_DUE' || (phase === 'ACTIVE' && !cancelAtEnd)

/** Whether trying the same card again changes nothing. */
export const isHopeless = (code: string | null) =>
  code === 'CARD_STOPPED' || code === 'CARD_EXPIRED' || code === 'KEY_GONE'

/** A renewal was refused: its order stays open for the next tries, and the plan for the days of grace. */
export async function renewalRefused(
  db: Transaction<DB>,
  {
    brand,
    order,
    amount,
    code,
    at,
  }: {
    readonly brand: number
    /** Left out where there was no card to charge. */
    readonly order: Pick<Selectable<BillingOrderTable>, 'pid'> | undefined
    /** What the renewal costs. */
    readonly amount: number
    readonly code: FailedCode
    readonly at: Date
  },
): Promise<void> {
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  const after = afterRefusedRenewal(before)
  const isFirst = after !== before
  if (isFirst)
    await writeSubscription(db, brand, { event: 'PAST_DUE', before, after, isSandbox, at, pid: order?.pid })
  const { phase, planKey, periodType, periodEnd, graceUntil } = after
  if (phase !== 'PAST_DUE' || !periodType || !graceUntil || !(isFirst || order)) return
  const today = seoulDayOf(at.getTime())
  const nextTry = isHopeless(code) ? null : nextTryAfter(after, today)
  const plan = { planKey, periodType }
  await noteMail(db, {
    kind: nextTry === null ? 'NOT_TRIED_AGAIN' : isFirst ? 'REFUSED' : 'REFUSED_AGAIN',
    brand,
    key: `refused:${brand}:${periodEnd}:${today}:${code}`,
    facts: { ...plan, code, amount, day: graceUntil, ...(nextTry !== null && { nextTry }) },
    isSandbox,
    at,
    ...(order && { pid: order.pid }),
  })
}

/** Plans that are sold: in won, or by the month at Lemon Squeezy. */
export function listPlanRows(db: Kysely<DB>, currency: PlanRow['currency'] = 'KRW'): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('on_sale', '=', true)
    .where('currency', '=', currency)
    .orderBy('level')
    .execute()
}

export async function readPlan(db: Kysely<DB>, idPlan: number): Promise<PlanRow> {
  const plan = (await listPlanRows(db)).find(({ id }) => id === idPlan)
  if (!plan) throw new Refusal('NOT_FOUND')
  return plan
}

export async function readPlanOf(
  db: Kysely<DB>,
  key: PlanKey,
  currency: PlanRow['currency'] = 'KRW',
): Promise<PlanRow> {
  const plan = (await listPlanRows(db, currency)).find((one) => one.key === key)
  if (!plan) throw new Error(`There is no plan ${key}.`)
  return plan
}

export const toOffer = ({ key, level, price, price_of_year, credit, credit_once }: PlanRow): PlanOffer => ({
  key,
  level,
  price,
  priceOfYear: price_of_year,
  credit: credit_once ? 0 : credit,
})

/** Rejects where the files of the brand, with its trash and uploads under way, take more than a plan allows. */
export async function refuseWithoutRoom(db: Kysely<DB>, brand: number, plan: PlanRow): Promise<void> {
  const [used, assets] = [await readUsedBytes(db, brand), await readAssetBytes(db, brand)]
  if (used > Math.max(plan.storage_bytes, assets)) throw new Refusal('INVALID_SUBSCRIBE_CONDITION_STORAGE')
}

/**
 * Before `refuseWithoutRoom` decides about a plan: an upload that has its room already is waited for, and those after it have the
 * room of the plan that the transaction leaves.
 */
export async function lockRoom(db: Transaction<DB>, brand: number): Promise<void> {
  // A brand without a file has no row to be locked yet.
  await sql`
    insert into brand_storage (brand_id) values (${brand})
    on conflict (brand_id) do update set used = brand_storage.used`.execute(db)
}

/**
 * Renewals and changes of a subscription that has ended are open no longer. What of them is found paid later is refunded. One that
 * took another amount stays open, until an operator has given that back.
 */
export async function cancelOpenChanges(db: Transaction<DB>, brand: number): Promise<void> {
  await db
    .updateTable('billing_order')
    .set({ status: 'CANCELED' })
    .where('brand_id', '=', brand)
    .where('status', 'in', ['INIT', 'PENDING'])
    .where(endsWithPlan)
    .execute()
}

async function rewardFirstPayment(db: Transaction<DB>, brand: number, at: Date): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from brand_member
    where brand_id = ${brand} and role = 'BRAND_ROLE_OWNER' and account_id is not null`.execute(db)
  for (const { account_id } of rows) await earnRewards(db, account_id, 'PAID', at)
}

function toSubscription(row: Selectable<SubscriptionTable>): Subscription {
  return {
    phase: row.phase,
    planKey: row.plan_key,
    periodType: row.period_type,
    anchor: row.anchor,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    renewPrice: row.renew_price,
    cancelAtEnd: row.cancel_at_end,
    pendingPeriod: row.pending_period,
    pendingPrice: row.pending_price,
    graceUntil: row.grace_until,
    nextGrant: row.next_grant,
    endReason: row.end_reason,
    source: row.source,
    externalId: row.external_id,
  }
}
