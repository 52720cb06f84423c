import { sql, type Transaction } from 'kysely'
import { planMonths } from '#model/money/credits.ts'
import { afterPayment, type PlanOrder, type Subscription } from '#model/money/subscription.ts'
import { addMonths } from '#model/time/periods.ts'
import { seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { earnRewards } from '../credits/invites.ts'
import { grantCredits } from '../credits/ledger.ts'
import { readSubscriptionOf, writeSubscription } from './subscription.ts'

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

async function rewardFirstPayment(db: Transaction<DB>, brand: number, at: Date): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from brand_member
    where brand_id = ${brand} and role = 'BRAND_ROLE_OWNER' and account_id is not null`.execute(db)
  for (const { account_id } of rows) await earnRewards(db, account_id, 'PAID', at)
}
