import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/Text.tsx'
import type { PaymentDetail } from '../billing-reads.ts'
import styles from '../payments/Payments.module.css'

/** What proves the tax of a payment by card: its slip, beside which the law has neither a tax invoice nor a cash receipt. */
export function TaxNote({ payment: { currency, card, paidAt, buyer } }: { payment: PaymentDetail }) {
  if (currency !== 'KRW' || card === null || paidAt === null) return null
  return (
    <Note className={styles.more} data-print="none">
      <Trans>
        카드로 낸 돈은 카드 매출 전표가 부가가치세 증빙이에요. 그래서 세금계산서와 현금영수증은 따로 나오지
        않아요.
      </Trans>{' '}
      {buyer.businessNumber === null && (
        <Trans>회사 프로필에 사업자번호를 적으면 이 영수증에 함께 나와요.</Trans>
      )}
    </Note>
  )
}
