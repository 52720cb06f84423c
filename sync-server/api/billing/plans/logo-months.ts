import type { Transaction } from 'kysely'
import { assetMonths, passMonths } from '#model/money/logo-products.ts'
import { free, type Subscription } from '#model/money/subscription.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readSubscriptionOf, writeSubscription } from './subscription.ts'

/*
 * What a paid logo brings besides the work: room for files at once, and months of the Basic plan, which begin now where no plan is
 * running, or else when it has ended. Stored as `logo_pass`, of a subscription with source PASS. The caller holds the lock of the
 * brand.
 */

export async function giveLogoMonths(
  db: Transaction<DB>,
  {
    brand,
    pid,
    isSandbox,
    at,
  }: { readonly brand: number; readonly pid: string; readonly isSandbox: boolean; readonly at: Date },
): Promise<void> {
  const today = seoulDayOf(at.getTime())
  const assetsUntil = addDays(addMonths(today, assetMonths), -1)
  await db
    .insertInto('logo_pass')
    .values({ pid, brand_id: brand, assets_until: assetsUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await startLogoMonths(db, brand, at, isSandbox)
}

/** Starts the months of the oldest logo that wait, where no plan is running. */
export async function startLogoMonths(
  db: Transaction<DB>,
  brand: number,
  at: Date,
  isSandbox?: boolean,
): Promise<void> {
  const stored = await readSubscriptionOf(db, brand)
  const { subscription: before } = stored
  if (before.phase !== 'FREE' && before.phase !== 'EXPIRED') return
  const waiting = await db
    .selectFrom('logo_pass')
    .innerJoin('billing_order', 'billing_order.pid', 'logo_pass.pid')
    .select('logo_pass.pid')
    .where('logo_pass.brand_id', '=', brand)
    .where('started', 'is', null)
    .where('billing_order.status', 'in', ['PAID', 'PART_REFUNDED'])
    .orderBy('created_at')
    .executeTakeFirst()
  if (!waiting) return
  const today = seoulDayOf(at.getTime())
  await db
    .updateTable('logo_pass')
    .set({ started: today })
    .where('brand_id', '=', brand)
    .where('pid', '=', waiting.pid)
    .execute()
  await writeSubscription(db, brand, {
    event: 'PASS',
    before,
    after: monthsFrom(today),
    isSandbox: isSandbox ?? stored.isSandbox,
    at,
    pid: waiting.pid,
  })
}

/** Of a refunded logo: its room and its months end, begun or not. */
export async function takeBackLogoMonths(
  db: Transaction<DB>,
  { brand, pid, at }: { readonly brand: number; readonly pid: string; readonly at: Date },
): Promise<void> {
  const today = seoulDayOf(at.getTime())
  const ended = await db
    .deleteFrom('logo_pass')
    .where('brand_id', '=', brand)
    .where('pid', '=', pid)
    .returning('started')
    .executeTakeFirst()
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  const isRunning =
    before.source === 'PASS' && before.phase === 'ACTIVE' && before.periodStart === ended?.started
  if (!isRunning || today >= (before.periodEnd ?? '')) return
  const after: Subscription = { ...before, phase: 'EXPIRED', cancelAtEnd: false, endReason: 'REFUNDED' }
  await writeSubscription(db, brand, { event: 'REFUNDED', before, after, isSandbox, at, pid })
  await startLogoMonths(db, brand, at)
}

const monthsFrom = (today: string): Subscription => ({
  ...free,
  phase: 'ACTIVE',
  planKey: 'BASIC',
  periodType: 'MONTHLY',
  anchor: today,
  periodStart: today,
  periodEnd: addMonths(today, passMonths),
  renewPrice: 0,
  cancelAtEnd: true,
  source: 'PASS',
})
