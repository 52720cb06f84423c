import type { Kysely, Transaction } from 'kysely'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { decidePrice, readSubscription } from '#contract/subscription.ts'
import { type PriceChange, type PriceDecision, priceChangeOf } from '#model/money/renewal.ts'
import { afterRefusedPrice, afterUndo, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseWhileOpen } from '../orders/claim-order.ts'
import { readPlanOf, toOffer } from '../plans/plan-rows.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { lockBrand } from '../queries.ts'

/*
 * A higher price is charged only with the consent of the owner. What they decide is recorded: who, when, about which renewal, and
 * the old and the new price. The last row about a renewal holds until that is ordered.
 */

type Row = PriceDecision & { readonly at: Date }

/** What was last decided about the price of a renewal. */
export async function readLastDecision(
  db: Kysely<DB>,
  brand: number,
  renewal: string | null,
): Promise<Row | null> {
  if (renewal === null) return null
  const row = await db
    .selectFrom('price_decision')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('renewal', '=', renewal)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row
    ? {
        decision: row.decision,
        planKey: row.plan_key,
        periodType: row.period_type,
        oldPrice: row.old_price,
        newPrice: row.new_price,
        renewal: row.renewal,
        day: seoulDayOf(row.at.getTime()),
        at: row.at,
      }
    : null
}

/** What the owner of a brand has to decide about, or has; with the decision. */
export async function readPriceChange(
  db: Kysely<DB>,
  brand: number,
  subscription: Subscription,
  today: string,
): Promise<{ readonly change: PriceChange | null; readonly last: Row | null }> {
  const last = await readLastDecision(db, brand, subscription.periodEnd)
  const plan = toOffer(await readPlanOf(db, subscription.planKey))
  return { change: priceChangeOf(subscription, plan, last, today), last }
}

/** As the subscription shows it. */
export function toPriceChange(
  change: PriceChange | null,
  last: Pick<Row, 'at'> | null,
): AnswerOf<typeof readSubscription>['priceChange'] {
  if (!change) return null
  const { state, oldPrice, newPrice, periodType, renewal } = change
  const decidedAt = state === 'OPEN' ? null : (last?.at.toISOString() ?? null)
  return { state, oldPrice, newPrice, periodType, date: `${renewal}T00:00:00+09:00`, decidedAt }
}

/**
 * Records that the owner agrees to a higher price, or refuses it, with which the subscription ends by itself. Decided already in the
 * same way, nothing happens. Rejects with CONFLICT where nothing is to be decided, it is another price by now, or the renewal has
 * been sent.
 */
export async function decide(
  context: CallContext,
  { decision, price }: GivenOf<typeof decidePrice>['body'],
): Promise<void> {
  const { idBrand } = context
  await context.transact(async (db) => {
    const { change, subscription, isSandbox, at } = await lockChange(context, db)
    if (!change) throw impossible()
    if (price !== change.newPrice)
      throw new Refusal('CONFLICT', {
        wordsOf: 'PRICE_CHANGED',
        reason: { name: 'AMOUNT_CHANGED', amount: change.newPrice },
      })
    if (decision === 'REFUSE') {
      if (change.state === 'REFUSED') return
      await insertDecision(db, context, change, 'REFUSED', at)
      const after = afterRefusedPrice(subscription)
      if (!after) throw impossible()
      await writeSubscription(db, idBrand, { event: 'CHANGED', before: subscription, after, isSandbox, at })
      return
    }
    if (change.state === 'CONSENTED') return
    // What was refused may cost no more by now: then there is nothing to agree to, and the refusal is taken back instead.
    const goingOn = { ...subscription, cancelAtEnd: false, endReason: null }
    const asked = await readPriceChange(db, idBrand, goingOn, seoulDayOf(at.getTime()))
    if (!asked.change) throw impossible()
    await insertDecision(db, context, change, 'CONSENTED', at)
    await goOn(db, idBrand, { change, subscription, isSandbox, at })
  })
}

/** Takes the last decision back. Nothing where there is none; rejects with CONFLICT where nothing is to be decided any more. */
export async function takeBack(context: CallContext): Promise<void> {
  await context.transact(async (db) => {
    const { change, subscription, isSandbox, at } = await lockChange(context, db)
    if (!change) throw impossible()
    if (change.state === 'OPEN') return
    await insertDecision(db, context, change, 'TAKEN_BACK', at)
    await goOn(db, context.idBrand, { change, subscription, isSandbox, at })
  })
}

/** A subscription that was refused goes on. */
async function goOn(
  db: Transaction<DB>,
  brand: number,
  {
    change,
    subscription,
    isSandbox,
    at,
  }: Omit<Awaited<ReturnType<typeof lockChange>>, 'change'> & {
    readonly change: PriceChange
  },
): Promise<void> {
  if (change.state !== 'REFUSED') return
  const after = afterUndo(subscription, seoulDayOf(at.getTime()))
  if (!after) throw impossible()
  await writeSubscription(db, brand, { event: 'CHANGED', before: subscription, after, isSandbox, at })
}

async function lockChange({ idBrand }: CallContext, db: Transaction<DB>) {
  await lockBrand(db, idBrand)
  const at = new Date()
  const { subscription, isSandbox } = await readSubscriptionOf(db, idBrand)
  const { change } = await readPriceChange(db, idBrand, subscription, seoulDayOf(at.getTime()))
  // A charge that was sent, or a change of plan that is not paid yet, comes first.
  if (change) await refuseWhileOpen(db, idBrand, 'plan')
  return { change, subscription, isSandbox, at }
}

async function insertDecision(
  db: Transaction<DB>,
  { idBrand, account }: CallContext,
  { planKey, periodType, oldPrice, newPrice, renewal }: PriceChange,
  decision: PriceDecision['decision'],
  at: Date,
): Promise<void> {
  await db
    .insertInto('price_decision')
    .values({
      brand_id: idBrand,
      decided_by: account.id,
      at,
      decision,
      plan_key: planKey,
      period_type: periodType,
      old_price: oldPrice,
      new_price: newPrice,
      renewal,
    })
    .execute()
}

const impossible = () => new Refusal('CONFLICT', { wordsOf: 'PLAN_IMPOSSIBLE', reason: { name: 'PLAN' } })
