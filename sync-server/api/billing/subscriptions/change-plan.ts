import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { changePeriod, readSubscription } from '#contract/subscription.ts'
import { afterCancel, afterUndo, free, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { listCards } from '../cards/cards.ts'
import { findByClientKey, refuseWhileOpen } from '../orders/claim-order.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import { lockRoom, readPlan, readPlanOf, refuseWithoutRoom } from '../plans/plan-rows.ts'
import { readSubscriptionOf, writeSubscription } from '../plans/subscription.ts'
import { lockBrand } from '../queries.ts'
import { show } from './show-subscription.ts'
import { impossible, orderPlan } from './subscribe.ts'

type Read = AnswerOf<typeof readSubscription>

const today = () => seoulDayOf(Date.now())

export async function changePeriodTo(
  context: CallContext,
  { idPlan, periodType, amount }: GivenOf<typeof changePeriod>['body'],
): Promise<AnswerOf<typeof changePeriod>> {
  const { db, idBrand } = context
  const plan = await readPlan(db, idPlan)
  const [card] = await listCards(db, idBrand)
  const { subscription } = await readSubscriptionOf(db, idBrand)
  const key = await findByClientKey(db, { brand: idBrand, clientKey: context.orderKey })
  if (plan.key !== subscription.planKey) throw impossible('PLAN')
  if (!key && (subscription.periodType === 'YEARLY' || periodType === 'MONTHLY')) {
    await context.transact(async (transaction) => {
      await lockBrand(transaction, idBrand)
      // A renewal that has been sent is for the period that it was ordered with.
      await refuseWhileOpen(transaction, idBrand, 'plan', { isNamed: false })
      await change(context, transaction, (before) => {
        if (before.phase !== 'ACTIVE' || before.cancelAtEnd || before.periodType !== 'YEARLY') return null
        return periodType === 'MONTHLY'
          ? { ...before, pendingPeriod: periodType, pendingPrice: plan.price }
          : { ...before, pendingPeriod: null, pendingPrice: null }
      })
    })
    return { subscription: await show(context), order: null }
  }
  if (!card) throw new Refusal('NOT_FOUND')
  const paid = await orderPlan(context, { plan, card, periodType, shown: amount })
  return { subscription: await show(context), order: paid }
}

/** `isDone`: at Lemon Squeezy. */
export async function cancel(context: CallContext, isDone = false): Promise<Read> {
  if (isDone) return show(context)
  await context.transact(async (db) => {
    const after = await change(context, db, afterCancel)
    // A renewal whose result is not known is not sent again, and refunded where it is found paid.
    if (after.phase === 'EXPIRED' || isOver(after)) await cancelOpenChanges(db, context.idBrand)
  })
  return show(context)
}

/** `isDone`: at Lemon Squeezy. */
export async function undoCancel(context: CallContext, isDone = false): Promise<Read> {
  if (!isDone) await context.transact((db) => change(context, db, (before) => afterUndo(before, today())))
  return show(context)
}

/** The free plan after another one has ended. */
export async function goFree(context: CallContext, idBrand: number | undefined): Promise<Read> {
  if (idBrand !== undefined && idBrand !== context.idBrand) throw refuseField('idBrand', 'INVALID_VALUE')
  await context.transact(async (db) => {
    await lockBrand(db, context.idBrand)
    const { subscription } = await readSubscriptionOf(db, context.idBrand)
    if (subscription.phase === 'FREE') return
    await lockRoom(db, context.idBrand)
    await refuseWithoutRoom(db, context.idBrand, await readPlanOf(db, 'FREE'))
    await change(context, db, (before) => (before.phase === 'EXPIRED' ? free : null))
  })
  return show(context)
}

/** Rejects with CONFLICT where the change is none that the subscription can make. */
async function change(
  { idBrand }: CallContext,
  db: Parameters<typeof writeSubscription>[0],
  next: (before: Subscription) => Subscription | null,
): Promise<Subscription> {
  await lockBrand(db, idBrand)
  const { subscription: before, isSandbox } = await readSubscriptionOf(db, idBrand)
  const after = next(before)
  if (after === null) throw impossible('PLAN')
  await writeSubscription(db, idBrand, { event: 'CHANGED', before, after, isSandbox, at: new Date() })
  return after
}

const isOver = ({ periodEnd }: Subscription) => periodEnd !== null && today() >= periodEnd
