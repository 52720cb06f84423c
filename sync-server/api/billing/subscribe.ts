import { randomUUID } from 'node:crypto'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { changePeriod, readAmount, readSubscription, subscribe } from '#contract/subscription.ts'
import { nextAmountOf } from '#model/money/renewal.ts'
import {
  afterCancel,
  afterUndo,
  free,
  type PeriodType,
  type PlanOrder,
  quoteChange,
  type Subscription,
} from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isOfSandbox } from '#server/gateways/payments/sandbox-lemon.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { type CardRow, listCards, readCard } from './cards.ts'
import { lemonRef, syncLemon } from './lemon.ts'
import {
  claimOrder,
  findByClientKey,
  openOrder,
  readOrder,
  refuseJustPaid,
  refuseWhileOpen,
} from './orders.ts'
import { sendCharge } from './pay.ts'
import { paymentServicesOf } from './payment-routes.ts'
import { toOutcome } from './payment-rows.ts'
import { itemOf, reasonOf } from './payment-words.ts'
import { readPriceChange, toPriceChange } from './price-decisions.ts'
import { lockBrand, refuseWhilePaused } from './queries.ts'
import { readOpenRenewal, readUnansweredRenewal, renew } from './renewals.ts'
import { inSeoul, isRunning, toTerms } from './subscription-terms.ts'
import {
  cancelOpenChanges,
  isLeftFromSandbox,
  lockRoom,
  type PlanRow,
  readForPurchase,
  readPlan,
  readPlanOf,
  readSubscriptionOf,
  refuseWithoutRoom,
  toOffer,
  writeSubscription,
} from './subscriptions.ts'

type Outcome = AnswerOf<typeof subscribe>
type Read = AnswerOf<typeof readSubscription>
type Db = CallContext['db']

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
  return order(context, { plan, card, periodType, shown: amount })
}

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
  const paid = await order(context, { plan, card, periodType, shown: amount })
  return { subscription: await show(context), order: paid }
}

/** Cancels at Lemon Squeezy where that bills the plan, before the transaction. Whether it does. */
export async function cancelAtLemon(context: CallContext): Promise<boolean> {
  const lemon = await readLemonOf(context)
  if (!lemon) return false
  if (!(await lemon.squeezy.cancel(lemon.id))) throw new Refusal('PROVIDER_DOWN')
  await syncLemon(paymentServicesOf(context), lemonRef(lemon.id, context.idBrand))
  return true
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

/** Goes on at Lemon Squeezy where that bills the plan, before the transaction. Whether it does. */
export async function undoCancelAtLemon(context: CallContext): Promise<boolean> {
  const lemon = await readLemonOf(context)
  if (!lemon) return false
  const { subscription } = await readSubscriptionOf(context.db, context.idBrand)
  if (!afterUndo(subscription, today())) throw impossible('PLAN')
  if (!(await lemon.squeezy.resume(lemon.id))) throw new Refusal('PROVIDER_DOWN')
  await syncLemon(paymentServicesOf(context), lemonRef(lemon.id, context.idBrand))
  return true
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

export async function showAmount(
  { db, idBrand, services }: CallContext,
  { idPlan, periodType }: GivenOf<typeof readAmount>['query'],
): Promise<AnswerOf<typeof readAmount>> {
  const plan = await readPlan(db, idPlan)
  const subscription = await readForPurchase(db, services.payments, idBrand, today())
  const { snapshot, amount } = await quote(db, subscription, plan, periodType)
  return {
    amount,
    lines: [
      { kind: 'ADDED', amount: snapshot.added },
      ...(snapshot.unused < 0 ? [{ kind: 'UNUSED', amount: snapshot.unused } as const] : []),
    ],
    days: snapshot.days,
    remainingDays: snapshot.remainingDays,
    nextPaymentDate: inSeoul(snapshot.periodEnd),
    nextAmount: snapshot.price,
    credits: snapshot.credits,
  }
}

export async function show({ db, idBrand, language, role }: CallContext): Promise<Read> {
  const { subscription, isSandbox } = await readSubscriptionOf(db, idBrand)
  const terms = toTerms(subscription)
  const isPaid = isRunning(subscription)
  const plan = await readPlanOf(db, subscription.planKey, terms.currency)
  const [card] = await listCards(db, idBrand)
  const { phase, cancelAtEnd, graceUntil, pendingPeriod, renewPrice } = subscription
  // What was ordered keeps its price, and nothing about it can be decided any more.
  const sent = isPaid ? await readOpenRenewal(db, idBrand) : undefined
  const { change, last } = await readPriceChange(db, idBrand, subscription, today())
  const priceChange = sent ? null : change
  // Without a card there is no order.
  const lastCode = sent ? sent.failed_code : card ? null : 'KEY_GONE'
  // What is the matter with the card is for its owner.
  const isTold = phase === 'PAST_DUE' && subscription.source === 'CARD' && role === 'BRAND_ROLE_OWNER'
  const code = isTold ? lastCode : null
  const next = sent?.amount ?? nextAmountOf(subscription, toOffer(plan), last, priceChange)
  return {
    ...terms,
    phase,
    plan: toPlan(plan),
    creditPlan: null,
    payMethod: card ? { id: card.id } : null,
    source: isPaid ? subscription.source : null,
    cancelAtEnd,
    graceUntil: graceUntil === null ? null : inSeoul(graceUntil),
    declined: code === null ? null : { code, message: reasonOf(language, code) },
    pendingPeriod,
    nextAmount: isPaid && !cancelAtEnd ? next : null,
    periodPrice: isPaid && subscription.source !== 'PASS' ? renewPrice : null,
    priceChange: toPriceChange(priceChange, last),
    sandbox: isSandbox,
  }
}

const toPlan = ({ id, title, level, price, price_of_year, credit, currency }: PlanRow) => ({
  idPlan: id,
  title,
  level,
  price,
  priceOfYear: price_of_year,
  credit,
  currency,
})

export const toPlanOnSale = (row: PlanRow) => ({
  ...toPlan(row),
  storageBytes: row.storage_bytes,
  seats: row.seats,
  historyDays: row.history_days,
  creditOnce: row.credit_once,
  idVariant: row.id_variant,
  periodType: row.period_type ?? ('MONTHLY' as const),
})

interface Wanted {
  readonly plan: PlanRow
  readonly card: CardRow
  readonly periodType: PeriodType
  /** The amount that the caller was shown. */
  readonly shown: number | undefined
}

async function order(context: CallContext, { plan, card, periodType, shown }: Wanted): Promise<Outcome> {
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
    // Without a name of the press it is told from what the job sends all the same.
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

/** The subscription where Lemon Squeezy bills it. */
async function readLemonOf({ db, idBrand, services }: CallContext) {
  const stored = await readSubscriptionOf(db, idBrand)
  const { phase, source, externalId } = stored.subscription
  // Nobody bills what is left from the sandbox.
  if (isLeftFromSandbox(services.payments, stored)) return null
  if ((phase !== 'ACTIVE' && phase !== 'PAST_DUE') || source !== 'LEMON' || externalId === null) return null
  const squeezy = services.payments.lemonSqueezy
  // The store that is connected bills only its own.
  const isOfStore = squeezy && isOfSandbox(externalId) === (squeezy.name === 'sandbox-lemonsqueezy')
  if (!isOfStore) throw new Refusal('PROVIDER_OFF')
  return { squeezy, id: externalId }
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

export function impossible(reason: 'PLAN' | 'CONTRACT_PERIOD'): Refusal {
  const wordsOf = reason === 'PLAN' ? 'PLAN_IMPOSSIBLE' : 'CONTRACT_PERIOD'
  return new Refusal('CONFLICT', { wordsOf, reason: { name: reason } })
}

const isOver = ({ periodEnd }: Subscription) => periodEnd !== null && today() >= periodEnd
const today = () => seoulDayOf(Date.now())
