import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { readAmount, readSubscription } from '#contract/subscription.ts'
import { nextAmountOf } from '#model/money/renewal.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { CallContext } from '#server/http/context.ts'
import { listCards } from '../cards/cards.ts'
import { reasonOf } from '../orders/words.ts'
import { readForPurchase } from '../plans/for-purchase.ts'
import { type PlanRow, readPlan, readPlanOf, toOffer } from '../plans/plan-rows.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { inSeoul, isRunning, toTerms } from '../plans/terms.ts'
import { readPriceChange, toPriceChange } from './price-decisions.ts'
import { readOpenRenewal } from './renewal-orders.ts'
import { quote } from './subscribe.ts'

type Read = AnswerOf<typeof readSubscription>

const today = () => seoulDayOf(Date.now())

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
