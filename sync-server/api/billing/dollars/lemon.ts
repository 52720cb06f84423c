import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { canBegin, type PlanOrder, type Subscription } from '#model/money/subscription.ts'
import { addMonths, daysBetween } from '#model/time/periods.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { LemonInvoice, LemonSqueezy, LemonSubscription } from '#server/gateways/payments/hosted.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { isOfSandbox } from '#server/gateways/payments/sandbox-lemon.ts'
import { recordReturned } from '../charges/returned-there.ts'
import { recordCharge } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { readForPurchase } from '../plans/for-purchase.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import { listPlanRows, type PlanRow, readPlanOf } from '../plans/plan-rows.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { insertHosted } from './hosted-orders.ts'

/*
 * Subscriptions in dollars, which Lemon Squeezy bills. Whatever makes us look, a webhook or the clock, the subscription and its
 * invoices are read there, every invoice that is not known becomes a paid order, and the state follows. What is paid without
 * right to a plan is refunded, and such a subscription is cancelled there.
 */

/** Lemon Squeezy tries a refused renewal for two weeks. */
const graceDays = 21

export const lemonRef = (id: string, brand: number) => `${id}:${brand}`

/** Brings a subscription, as `lemonRef`, up to date. null: it is not known yet. */
export async function syncLemon(services: PaymentServices, ref: string): Promise<string | null> {
  const { payments, kysely, log, now } = services
  const [id = '', brand = 0] = ref.split(':').map((part, index) => (index === 0 ? part : Number(part))) as [
    string,
    number,
  ]
  const squeezy = payments.lemonSqueezy
  if (!squeezy) return null
  if (isOfSandbox(id) !== (squeezy.name === 'sandbox-lemonsqueezy')) return 'of another store'
  const found = await squeezy.read(id)
  if (found === null) return null
  if (found === 'GONE') return 'gone'
  if (found.isTest !== squeezy.isSandbox) return 'of the other mode'
  const invoices = await squeezy.listInvoices(id)
  if (invoices === null) return null
  const isWanted = await inTransaction(kysely, (db) =>
    follow(db, { brand, found, invoices, at: now(), payments, squeezy }),
  )
  if (isWanted) return 'settled'
  log.error(
    { subscription: id, brand },
    'a subscription in dollars has no right to a plan here; it is cancelled there',
  )
  return (await squeezy.cancel(id)) ? 'cancelled' : null
}

/** Subscriptions that are running, whose webhooks may be lost. */
export async function syncLemons(services: PaymentServices): Promise<void> {
  const { kysely, log, payments } = services
  if (!payments.lemonSqueezy) return
  const rows = await kysely
    .selectFrom('subscription')
    .select(['brand_id', 'external_id'])
    .where('source', '=', 'LEMON')
    .where(({ or, and, eb }) =>
      or([
        eb('phase', 'in', ['ACTIVE', 'PAST_DUE']),
        and([eb('phase', '=', 'EXPIRED'), eb('end_reason', '=', 'REFUNDED')]),
      ]),
    )
    .orderBy('brand_id')
    .execute()
  for (const { brand_id, external_id } of rows) {
    try {
      if (external_id !== null) await syncLemon(services, lemonRef(external_id, brand_id))
    } catch (err) {
      log.error({ err, brand: brand_id }, 'a subscription in dollars could not be read; it is tried again')
    }
  }
}

interface LemonLookUp {
  readonly brand: number
  readonly found: LemonSubscription
  readonly invoices: readonly LemonInvoice[]
  readonly payments: Payments
  readonly squeezy: Pick<LemonSqueezy, 'name' | 'isSandbox'>
  readonly at: Date
}

/** false: the brand is gone, has another plan or was refunded, and the subscription runs. */
async function follow(db: Transaction<DB>, given: LemonLookUp): Promise<boolean> {
  const { brand, found, invoices, payments, at } = given
  const isThere = await lockBrandRow(db, brand)
  const { subscription } = await readSubscriptionOf(db, brand)
  const isOwn = subscription.source === 'LEMON' && subscription.externalId === found.id
  const hasEnded = found.status === 'expired' || found.status === 'unpaid'
  const plan = (await listPlanRows(db, 'USD')).find(({ id_variant }) => id_variant === found.idVariant)
  const running = isOwn ? subscription : await readForPurchase(db, payments, brand, seoulDayOf(at.getTime()))
  const isWanted = isThere && plan !== undefined && (isOwn || canBegin(running))
  const gives = isWanted && !hasEnded ? plan : null
  // What another plan, which is over, has left open is not charged beside the one that begins.
  const isBegun = gives !== null && !isOwn && running.phase === 'EXPIRED'
  if (isBegun && invoices.some(({ charge }) => charge.state === 'PAID' && charge.left > 0))
    await cancelOpenChanges(db, brand)
  const unpaid = [...invoices].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const invoice of unpaid) await book(db, given, invoice, gives)
  if (isWanted) await followState(db, given, plan)
  const { subscription: after } = await readSubscriptionOf(db, brand)
  // What was refunded here is billed no more.
  const isRefunded = isOwn && after.phase === 'EXPIRED' && after.endReason === 'REFUNDED'
  return (isWanted && !isRefunded) || hasEnded || found.status === 'cancelled'
}

/** Writes a paid invoice as an order, once. `plan`: what it gives; null: it is refunded. */
async function book(
  db: Transaction<DB>,
  { brand, found, squeezy: { name, isSandbox }, at }: LemonLookUp,
  invoice: LemonInvoice,
  plan: PlanRow | null,
): Promise<void> {
  const { charge } = invoice
  if (charge.state !== 'PAID') return
  const orderRef = `lemon-${invoice.id}`
  const known = await db
    .selectFrom('payment_attempt')
    .select(['order_ref', 'brand_id', 'amount'])
    .where('order_ref', '=', orderRef)
    .executeTakeFirst()
  // What was given back before the first look is no part of what was booked.
  if (known) await recordReturned(db, known, { amount: known.amount, left: charge.left })
  if (known || charge.left <= 0) return
  const { subscription } = await readSubscriptionOf(db, brand)
  const sold = plan ?? (await readPlanOf(db, 'BASIC'))
  const running = await readPlanOf(db, subscription.planKey)
  const snapshot = toOrder(subscription, found, invoice, sold, running)
  const { left: amount } = charge
  await insertHosted(db, {
    brand,
    kind: snapshot.event,
    snapshot,
    amount,
    account: null,
    clientKey: orderRef,
    gateway: name,
    label: 'Lemon Squeezy',
    status: plan ? 'INIT' : 'CANCELED',
    orderRef,
    isSandbox,
    at,
  })
  // What was given back before we saw it was never ours.
  await recordCharge(db, orderRef, { ...charge, amount }, at)
}

function toOrder(
  before: Subscription,
  found: LemonSubscription,
  { createdAt, reason, charge }: LemonInvoice,
  plan: PlanRow,
  running: PlanRow,
): PlanOrder {
  const isOwn = before.source === 'LEMON' && before.externalId === found.id && before.phase !== 'EXPIRED'
  const isChange = isOwn && reason === 'updated' && before.periodStart !== null
  const day = seoulDayOf(createdAt.getTime())
  const periodStart = isChange ? (before.periodStart ?? day) : day
  const next = found.renewsAt ?? found.endsAt
  const known = next ? seoulDayOf(next.getTime()) : ''
  const periodEnd = known > periodStart ? known : addMonths(periodStart, 1)
  const price = charge.state === 'PAID' ? charge.amount : 0
  return {
    kind: 'PLAN',
    event: isChange ? 'UPGRADE' : isOwn ? 'RENEW' : 'SUBSCRIBE',
    planKey: plan.key,
    periodType: 'MONTHLY',
    anchor: (isOwn ? before.anchor : null) ?? periodStart,
    periodStart,
    periodEnd,
    price,
    // The invoice of a change is for the difference alone; the price is that of the store.
    ...(isChange && { renewPrice: null }),
    added: price,
    unused: 0,
    credits: isChange ? Math.max(0, plan.credit - running.credit) : plan.credit,
    days: daysBetween(periodStart, periodEnd),
    remainingDays: Math.max(0, daysBetween(day, periodEnd)),
    externalId: found.id,
  }
}

async function followState(db: Transaction<DB>, given: LemonLookUp, plan: PlanRow): Promise<void> {
  const {
    brand,
    found,
    squeezy: { isSandbox },
    at,
  } = given
  const { subscription: before, externalUpdatedAt } = await readSubscriptionOf(db, brand)
  // Nothing of it is paid yet, or something newer is known.
  if (before.source !== 'LEMON' || before.externalId !== found.id) return
  if (externalUpdatedAt && externalUpdatedAt > found.updatedAt) return
  const after = stateOf(before, found, plan)
  if (isDeepStrictEqual(after, before) && externalUpdatedAt?.getTime() === found.updatedAt.getTime()) return
  const event = isDeepStrictEqual(after, before) ? 'SEEN' : 'CHANGED'
  await writeSubscription(db, brand, {
    event,
    before,
    after,
    isSandbox,
    at,
    externalUpdatedAt: found.updatedAt,
  })
}

function stateOf(before: Subscription, found: LemonSubscription, plan: PlanRow): Subscription {
  // It ended here. What is paid after all has begun it again.
  if (before.phase === 'EXPIRED') return before
  const until = found.status === 'cancelled' ? found.endsAt : found.renewsAt
  const day = until ? seoulDayOf(until.getTime()) : null
  const periodEnd = day !== null && day > (before.periodStart ?? '') ? day : before.periodEnd
  const running = { ...before, planKey: plan.key, cancelAtEnd: false, graceUntil: null, periodEnd }
  switch (found.status) {
    case 'on_trial':
    case 'active':
      return { ...running, phase: 'ACTIVE' }
    case 'cancelled':
      return { ...running, phase: 'ACTIVE', cancelAtEnd: true }
    case 'past_due':
      return {
        ...before,
        phase: 'PAST_DUE',
        graceUntil: before.graceUntil ?? addDays(before.periodEnd ?? '', graceDays),
      }
    case 'unpaid':
    case 'expired':
    case 'paused':
      return {
        ...before,
        phase: 'EXPIRED',
        cancelAtEnd: false,
        graceUntil: null,
        nextGrant: null,
        endReason: before.cancelAtEnd ? 'CANCELED' : 'UNPAID',
      }
  }
}
