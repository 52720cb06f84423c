import type { Transaction } from 'kysely'
import { nextPeriodOf, quoteRenewal } from '#model/money/renewal.ts'
import {
  afterSandbox,
  afterUnagreedPrice,
  atDay,
  isRenewalDue,
  type Subscription,
} from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { type CardRow, listCards } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { type Claim, claimOrder, findByClientKey, nextAttempt } from '../orders/claim-order.ts'
import { itemOf } from '../orders/words.ts'
import type { PaymentServices } from '../payment-services.ts'
import { isLeftFromSandbox } from '../plans/for-purchase.ts'
import { startLogoMonths } from '../plans/logo-months.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import { readPlanOf, toOffer } from '../plans/plan-rows.ts'
import { isHopeless, renewalRefused } from '../plans/refused-renewal.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { isPaused, lockBrand } from '../queries.ts'
import { readLastDecision } from './price-decisions.ts'
import { findRenewal, hasOpenOrder, readLastTry } from './renewal-orders.ts'

/** The owner pays a renewal by hand. */
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

export async function endBy(
  db: Transaction<DB>,
  brand: number,
  after: Subscription,
  at: Date,
): Promise<void> {
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, brand)
  await writeSubscription(db, brand, { event: 'EXPIRED', before, after, isSandbox, at })
  await cancelOpenChanges(db, brand)
  if (after.phase === 'EXPIRED') await startLogoMonths(db, brand, at)
}
