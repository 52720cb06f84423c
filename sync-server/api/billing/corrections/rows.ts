import type { AnswerOf } from '#contract/call.ts'
import type { listOrders, readOrder } from '#contract/operator-money.ts'
import type { Language } from '#model/language/languages.ts'
import { reasonOf } from '../orders/words.ts'
import { toPayment } from '../payments/rows.ts'
import type { DeskOrder, OrderOfAll } from './queries.ts'

export function toListedOrder(
  row: OrderOfAll,
  language: Language,
): AnswerOf<typeof listOrders>['_embedded']['orders'][number] {
  return {
    ...toPayment(row, language),
    idBrand: row.brand_id,
    brandName: row.brand_name,
    // Of an order that was settled it is over.
    alarm: row.status === 'INIT' || row.status === 'PENDING' ? row.alarm : null,
    isPaused: row.pause_reason !== null,
  }
}

export function toDeskOrder(
  { order, attempts, refunds, mails, trouble, offer }: DeskOrder,
  language: Language,
): AnswerOf<typeof readOrder> {
  return {
    ...toListedOrder(order, language),
    attempts: attempts.map((attempt) => ({
      orderRef: attempt.order_ref,
      gateway: attempt.gateway,
      state: attempt.state,
      code: attempt.code,
      message: attempt.code === null ? null : reasonOf(language, attempt.code),
      rawCode: attempt.raw_code,
      txn: attempt.txn,
      approveNo: attempt.approve_no,
      startedAt: attempt.started_at.toISOString(),
      answeredAt: attempt.answered_at?.toISOString() ?? null,
      looks: attempt.looks,
    })),
    refunds: refunds.map((refund) => ({
      refundRef: refund.refund_ref,
      at: refund.created_at.toISOString(),
      amount: refund.amount,
      reason: refund.reason,
      state: refund.state,
      rawCode: refund.raw_code,
      doneAt: refund.done_at?.toISOString() ?? null,
      outsideNote: refund.outside_note,
      isOpen: refund.isOpen,
    })),
    mails: mails.map(({ id, kind, mail_after, mailed_at }) => ({
      idMail: id,
      kind,
      at: mail_after.toISOString(),
      mailedAt: mailed_at?.toISOString() ?? null,
    })),
    trouble,
    refund: offer,
  }
}
