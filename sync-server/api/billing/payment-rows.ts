import type { AnswerOf } from '#contract/call.ts'
import type { accumulateCredit } from '#contract/credit.ts'
import type { listPayMethods, pagePayments, readPayment } from '#contract/payment.ts'
import type { Language } from '#model/language/languages.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { CardRow } from './cards.ts'
import type { OrderRow } from './orders.ts'
import { failedMessageOf, itemOf } from './payment-words.ts'

type PayMethod = AnswerOf<typeof listPayMethods>['_embedded']['payMethods'][number]
type Payment = AnswerOf<typeof pagePayments>['_embedded']['payments'][number]
type Outcome = AnswerOf<typeof accumulateCredit>
type Line = AnswerOf<typeof readPayment>['lines'][number]

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
    card: order.card,
    status: order.status,
    failedMsg: failedMessageOf(language, order),
    sandbox: order.sandbox,
  }
}

/** They add up to the amount of the order. What was too little to be charged is one line of 0. */
export function linesOf({ amount, snapshot }: Pick<OrderRow, 'amount' | 'snapshot'>): Line[] {
  if (snapshot.kind === 'CREDIT' || snapshot.added + snapshot.unused !== amount)
    return [{ kind: 'ADDED', amount }]
  return [
    { kind: 'ADDED', amount: snapshot.added },
    ...(snapshot.unused < 0 ? [{ kind: 'UNUSED', amount: snapshot.unused } as const] : []),
  ]
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
