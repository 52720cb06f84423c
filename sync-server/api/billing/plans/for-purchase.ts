import type { Kysely } from 'kysely'
import { atDay, type Subscription } from '#model/money/subscription.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { isOfSandbox } from '#server/gateways/payments/sandbox-lemon.ts'
import { readSubscriptionOf, type StoredSubscription } from './subscription.ts'

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
