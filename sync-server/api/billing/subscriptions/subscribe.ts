import { randomUUID } from 'node:crypto'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { subscribe } from '#contract/subscription.ts'
import { type PeriodType, type PlanOrder, quoteChange, type Subscription } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { type CardRow, readCard } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { claimOrder, findByClientKey, openOrder, refuseJustPaid } from '../orders/claim-order.ts'
import { readOrder } from '../orders/queries.ts'
import { itemOf } from '../orders/words.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { toOutcome } from '../payments/rows.ts'
import { readForPurchase } from '../plans/for-purchase.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import {
  lockRoom,
  type PlanRow,
  readPlan,
  readPlanOf,
  refuseWithoutRoom,
  toOffer,
} from '../plans/plan-rows.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { lockBrand, refuseWhilePaused } from '../queries.ts'
import { renew } from './renew.ts'
import { readUnansweredRenewal } from './renewal-orders.ts'

type Outcome = AnswerOf<typeof subscribe>

type Db = CallContext['db']

const today = () => seoulDayOf(Date.now())

/** Buys a plan, or pays a renewal that was refused. */
export async function buyPlan(
  context: CallContext,
  { idBrand, idPlan, idPayMethod, periodType, amount }: GivenOf<typeof subscribe>['body'],
): Promise<Outcome> {
  if (idBrand !== undefined && idBrand !== context.idBrand) throw refuseField('idBrand', 'INVALID_VALUE')
  const plan = await readPlan(context.db, idPlan)
  const card = await readCard(context.db, context.idBrand, idPayMethod)
  const subscription = await readForPurchase(context.db, context.services.payments, context.idBrand, today())
  const isRenewal =
    subscription.phase === 'PAST_DUE' &&
    plan.key === subscription.planKey &&
    periodType === subscription.periodType
  if (isRenewal) return payRenewal(context, card)
  return orderPlan(context, { plan, card, periodType, shown: amount })
}

interface Wanted {
  readonly plan: PlanRow
  readonly card: CardRow
  readonly periodType: PeriodType
  /** The amount that the caller was shown. */
  readonly shown: number | undefined
}

export async function orderPlan(
  context: CallContext,
  { plan, card, periodType, shown }: Wanted,
): Promise<Outcome> {
  const { idBrand, services } = context
  const gateway = services.payments.named(card.gateway)
  if (!services.payments.forNewCards || !gateway) throw new Refusal('PROVIDER_OFF')
  const claimed = await context.transact(async (db) => {
    await lockBrand(db, idBrand)
    const known = await findByClientKey(db, { brand: idBrand, clientKey: context.orderKey })
    if (known) {
      const { snapshot } = known
      const isSame =
        snapshot.kind === 'PLAN' && snapshot.planKey === plan.key && snapshot.periodType === periodType
      if (!isSame) throw new Refusal('IDEMPOTENCY_CONFLICT')
      return { claim: { pid: known.pid, lease: null }, amount: known.amount, name: '' }
    }
    const subscription = await readForPurchase(db, services.payments, idBrand, today())
    const hasIt =
      subscription.phase === 'ACTIVE' &&
      subscription.planKey === plan.key &&
      subscription.periodType === periodType
    // Of two devices that press at the same moment, the second shows how the order of the first went.
    if (hasIt) await refuseJustPaid(db, idBrand, subscription, new Date())
    const { snapshot, amount } = await quote(db, subscription, plan, periodType)
    if (shown !== undefined && shown !== amount)
      throw new Refusal('CONFLICT', { wordsOf: 'AMOUNT_CHANGED', reason: { name: 'AMOUNT_CHANGED', amount } })
    if (subscription.phase === 'EXPIRED') {
      await lockRoom(db, idBrand)
      await refuseWithoutRoom(db, idBrand, plan)
      // The renewal of a plan whose end the job has not written yet, or that is left from the sandbox.
      await cancelOpenChanges(db, idBrand)
    }
    const claim = await claimOrder(db, {
      brand: idBrand,
      kind: snapshot.event,
      lane: 'plan',
      snapshot,
      amount,
      account: context.account.id,
      clientKey: context.orderKey,
      card,
      isSandbox: gateway.isSandbox,
      at: new Date(),
    })
    return { claim, amount, name: itemOf('ko', snapshot) }
  })
  const { claim, amount, name } = claimed
  await sendCharge(paymentServicesOf(context), claim, card, { amount, name })
  return outcomeOf(context, claim.pid)
}

async function payRenewal(context: CallContext, card: CardRow): Promise<Outcome> {
  if (!context.services.payments.named(card.gateway)) throw new Refusal('PROVIDER_OFF')
  await refuseWhilePaused(context.db, context.idBrand)
  const pid = await renew(paymentServicesOf(context), context.idBrand, {
    card,
    // Without an idempotency key it still differs from what the job sends.
    clientKey: context.orderKey ?? `press-${randomUUID()}`,
  })
  if (pid === null) {
    const unanswered = await readUnansweredRenewal(context.db, context.idBrand)
    if (unanswered !== undefined) throw openOrder(unanswered)
    const { subscription } = await readSubscriptionOf(context.db, context.idBrand)
    // Another device has paid it meanwhile.
    if (subscription.phase === 'ACTIVE')
      await refuseJustPaid(context.db, context.idBrand, subscription, new Date())
    throw impossible('PLAN')
  }
  return outcomeOf(context, pid)
}

export async function outcomeOf(
  { db, idBrand, language }: Pick<CallContext, 'db' | 'idBrand' | 'language'>,
  pid: string,
): Promise<Outcome> {
  const settled = await readOrder(db, idBrand, pid)
  if (!settled) throw new Error(`Order ${pid} is gone.`)
  return toOutcome(settled, language)
}

/** What a change costs on a day, today where none is given. Rejects with CONFLICT where it cannot be made. */
export async function quote(
  db: Db,
  subscription: Subscription,
  plan: PlanRow,
  periodType: PeriodType,
  day = today(),
): Promise<{ readonly snapshot: PlanOrder; readonly amount: number }> {
  const running = toOffer(await readPlanOf(db, subscription.planKey))
  const quoted = quoteChange(subscription, running, toOffer(plan), periodType, day)
  if (!quoted.ok) throw impossible(quoted.reason)
  return { snapshot: quoted.order, amount: quoted.amount }
}

export function impossible(reason: 'PLAN' | 'CONTRACT_PERIOD'): Refusal {
  const wordsOf = reason === 'PLAN' ? 'PLAN_IMPOSSIBLE' : 'CONTRACT_PERIOD'
  return new Refusal('CONFLICT', { wordsOf, reason: { name: reason } })
}
