import { useLingui } from '@lingui/react/macro'
import { pageDate } from '#engine/words/page-date.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useCardLabelWords } from '#kits/commerce/useCardLabelWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { Language } from '#model/language/languages.ts'
import type { PaymentDetail } from '../billing-reads.ts'
import { usePaymentStates } from '../payments/usePaymentStates.ts'

export interface ReceiptFact {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly note?: string
  readonly look?: 'code' | 'total'
}

/** A receipt in words, in the language of the page: what its page and its PDF show. */
export interface ReceiptText {
  readonly language: Language
  readonly title: string
  /** Number of the payment. */
  readonly pid: string
  readonly item: string
  readonly state: string
  /** Why it proves nothing; null where it is a receipt. */
  readonly warning: string | null
  /** None of them is empty. */
  readonly groups: readonly (readonly ReceiptFact[])[]
}

export function useReceipt(payment: PaymentDetail): ReceiptText {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const states = usePaymentStates()
  const cardWords = useCardLabelWords()
  const { pid, title, at, paidAt, amount, currency, card, lines, supply, vat, approveNo, refunds } = payment
  const { seller, buyer } = payment
  const money = (value: number) => moneyWords(value, currency)
  // What is sold in dollars has no Korean tax: the page that took them tells its own.
  const hasVat = currency === 'KRW'
  // In Seoul, which is where the day of a payment counts.
  const momentOf = (iso: string) => {
    const moment = pageDate(iso, 'longDayTime', 'Asia/Seoul')
    return t`${moment} (서울)`
  }
  const known = (facts: readonly (Omit<ReceiptFact, 'text'> & { text: string | null })[]) =>
    facts.filter((fact): fact is ReceiptFact => fact.text !== null)
  const groups = [
    known([
      { id: 'pid', name: t`결제 번호`, text: pid, look: 'code' },
      { id: 'buyer', name: t`구매자`, text: buyer.name },
      { id: 'buyerNumber', name: t`구매자 사업자번호`, text: buyer.businessNumber },
      { id: 'at', name: paidAt === null ? t`주문 일시` : t`결제 일시`, text: momentOf(paidAt ?? at) },
      { id: 'card', name: hasVat ? t`카드` : t`결제 수단`, text: card && cardWords(card) },
      { id: 'approval', name: t`승인 번호`, text: approveNo, look: 'code' },
    ]),
    [
      ...lines.map((line) => ({
        id: line.kind,
        name: line.kind === 'ADDED' ? title : t`쓰지 않은 기간`,
        text: money(line.amount),
      })),
      ...(hasVat
        ? [
            { id: 'supply', name: t`공급가액`, text: money(supply) },
            { id: 'vat', name: t`부가세`, text: money(vat) },
          ]
        : []),
      { id: 'total', name: t`합계`, text: money(amount), look: 'total' as const },
    ],
    seller.name === null
      ? []
      : known([
          { id: 'seller', name: t`판매자`, text: seller.name },
          { id: 'representative', name: t`대표자`, text: seller.representative },
          { id: 'sellerNumber', name: t`사업자번호`, text: seller.businessNumber },
          { id: 'address', name: t`주소`, text: seller.address },
        ]),
    refunds.map((refund) => ({
      id: refund.at,
      name: refund.isDone ? t`환불` : t`환불하는 중`,
      note: hasVat ? `${momentOf(refund.at)} · ${t`부가세`} ${money(-refund.vat)}` : momentOf(refund.at),
      text: money(-refund.amount),
    })),
  ]
  return {
    language: pageLanguage(),
    title: t`결제 영수증`,
    pid,
    item: title,
    state: states[payment.status],
    warning: payment.sandbox ? t`효력 없는 영수증이에요. 샌드박스에서는 돈이 오가지 않아요.` : null,
    groups: groups.filter((facts) => facts.length > 0),
  }
}
