import type { Kysely, Selectable, Transaction } from 'kysely'
import { free, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SubscriptionTable } from '#server/database/tables/subscriptions.ts'
import { endPlanLots } from '../credits/ledger.ts'
import { noteMail } from '../notices.ts'

/*
 * The row of a subscription, which changes only here, each time with a row that tells what happened. The caller holds the
 * lock of the brand. What it may become is decided by `model/money/subscription.ts`.
 */

export interface StoredSubscription {
  readonly subscription: Subscription
  readonly isSandbox: boolean
  readonly externalUpdatedAt: Date | null
}

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
