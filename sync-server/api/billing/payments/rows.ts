import type { AnswerOf } from '#contract/call.ts'
import type { accumulateCredit } from '#contract/credit.ts'
import type { listPayMethods, pagePayments, readPayment } from '#contract/payment.ts'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import type { Language } from '#model/language/languages.ts'
import { readCardLabel } from '#model/money/cards.ts'
import { splitVat } from '#model/money/proration.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CardRow } from '../cards/cards.ts'
import type { OrderRow } from '../orders/queries.ts'
import { failedMessageOf, itemOf } from '../orders/words.ts'
import type { listRefunds } from '../refunds/refunds.ts'

type PayMethod = AnswerOf<typeof listPayMethods>['_embedded']['payMethods'][number]
type Payment = AnswerOf<typeof pagePayments>['_embedded']['payments'][number]
type Outcome = AnswerOf<typeof accumulateCredit>
type Receipt = AnswerOf<typeof readPayment>
type Line = Receipt['lines'][number]
type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

export function toPayMethod(card: CardRow, payments: Payments): PayMethod {
  const gateway = payments.named(card.gateway)
  return {
    idPayMethod: card.id,
    title: card.title,
    brand: card.card_brand,
    lastNumber: card.last_number,
    expireDate: card.expire_date,
    biz: card.biz,
    defaultSet: card.default_set,
    isLost: gateway === null || card.sealed_key === null,
    sandbox: gateway?.isSandbox ?? card.gateway === 'sandbox',
  }
}

export function toPayment(order: OrderRow, language: Language): Payment {
  return {
    pid: order.pid,
    kind: order.kind,
    title: itemOf(language, order.snapshot),
    at: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    amount: order.amount,
    currency: order.currency,
    card: order.card === null ? null : readCardLabel(order.card),
    status: order.status,
    failedMsg: failedMessageOf(language, order),
    sandbox: order.sandbox,
  }
}

/** They add up to the amount of the order. What was too little to be charged is one line of 0. */
export function linesOf({ amount, snapshot }: Pick<OrderRow, 'amount' | 'snapshot'>): Line[] {
  if (snapshot.kind !== 'PLAN' || snapshot.added + snapshot.unused !== amount)
    return [{ kind: 'ADDED', amount }]
  return [
    { kind: 'ADDED', amount: snapshot.added },
    ...(snapshot.unused < 0 ? [{ kind: 'UNUSED', amount: snapshot.unused } as const] : []),
  ]
}

/** The level of the plan that an order pays for; null where it is for something else. */
export function planLevelOf({ snapshot }: Pick<OrderRow, 'snapshot'>): number | null {
  return snapshot.kind === 'PLAN' ? levelOfPlan(snapshot.planKey) : null
}

/** The tax of the last refund of an order is what is left of the order's. Of what is sold in dollars there is none of Korea. */
export function toRefunds(
  { amount: whole, vat: wholeVat, currency }: Pick<OrderRow, 'amount' | 'vat' | 'currency'>,
  refunds: readonly RefundRow[],
): Receipt['refunds'] {
  let [returned, returnedVat] = [0, 0]
  return refunds
    .filter(({ state }) => state !== 'REFUSED')
    .map(({ created_at, amount, state }) => {
      returned += amount
      const ofPart = currency === 'KRW' ? splitVat(amount).vat : 0
      const vat = returned === whole ? wholeVat - returnedVat : ofPart
      returnedVat += vat
      return { at: created_at.toISOString(), amount, vat, isDone: state === 'DONE' || state === 'OUTSIDE' }
    })
}

/** The operator, as its receipts name it. */
export function toSeller(language: Language, company: Environment['company']): Receipt['seller'] {
  const isKorean = language === 'ko'
  const { name, nameEn, representative, representativeEn, address, addressEn, businessNumber } = company
  return {
    name: (isKorean ? name : nameEn) ?? name ?? null,
    representative: (isKorean ? representative : representativeEn) ?? representative ?? null,
    businessNumber: businessNumber ?? null,
    address: (isKorean ? address : addressEn) ?? address ?? null,
  }
}

export function toOutcome(order: OrderRow, language: Language): Outcome {
  const { pid, amount, status, sandbox } = order
  const isUnknown = status === 'PENDING' || (status === 'INIT' && order.failed_code === null)
  const isPaid = status === 'PAID' || status === 'PART_REFUNDED' || status === 'REFUNDED'
  return {
    orderStatus: isPaid && amount > 0 ? 'PAID' : 'INIT',
    state: isUnknown ? 'UNKNOWN' : isPaid ? 'PAID' : 'FAILED',
    pid,
    amount,
    failedMsg: failedMessageOf(language, order),
    sandbox,
  }
}
