import { Trans, useLingui } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { pageLanguage } from '#device/words/page-language.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useMoneyWords } from '#device/words/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PaymentDetail } from '../billing-reads.ts'
import styles from './Payments.module.css'
import { StatusTags } from './StatusTags.tsx'
import { usePayment } from './usePayment.ts'

export default function Receipt({ idBrand, pid }: { idBrand: number; pid: string }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const { role, isOwner, data, state, reload } = usePayment(idBrand, pid)
  if (role !== null && !isOwner)
    return (
      <p className={styles.soft}>
        <Trans>카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.</Trans>
      </p>
    )
  if (data) return <ReceiptSheet payment={data} />
  if (state.kind !== 'failed') return <Skeleton lines={8} />
  const { why, failure } = state
  if (failure.code === 'NOT_FOUND' || failure.status === 400)
    return (
      <EmptyState headline={t`없는 결제`}>
        <Trans>이 브랜드에 그런 결제가 없어요.</Trans>
      </EmptyState>
    )
  return (
    <p className={styles.soft} role="status">
      {why === 'offline' ? <Trans>이 결제는 인터넷에 연결되면 보여요.</Trans> : failureWords(failure)}{' '}
      <Button size="small" onClick={reload}>
        <Trans>다시 불러오기</Trans>
      </Button>
    </p>
  )
}

function ReceiptSheet({ payment }: { payment: PaymentDetail }) {
  const moneyWords = useMoneyWords()
  const { pid, title, at, paidAt, amount, currency, card, lines, supply, vat, approveNo, refunds } = payment
  const { seller, buyer } = payment
  const money = (value: number) => moneyWords(value, currency)
  return (
    <>
      {payment.sandbox && (
        <Banner look="box" tone="warning">
          <Trans>효력 없는 영수증이에요. 샌드박스에서는 돈이 오가지 않아요.</Trans>
        </Banner>
      )}
      {payment.failedMsg !== null && (
        <Banner look="box" tone="danger">
          {payment.failedMsg}
        </Banner>
      )}
      <article className={styles.receipt}>
        <div className={styles.receiptHead}>
          <b>{title}</b>
          <span className={styles.tags}>
            <StatusTags payment={payment} />
          </span>
        </div>
        <dl className={styles.facts}>
          <Fact name={<Trans>결제 번호</Trans>}>
            <span className={styles.code}>{pid}</span>
          </Fact>
          {buyer.name !== null && <Fact name={<Trans>구매자</Trans>}>{buyer.name}</Fact>}
          {buyer.businessNumber !== null && (
            <Fact name={<Trans>구매자 사업자번호</Trans>}>{buyer.businessNumber}</Fact>
          )}
          <Fact name={paidAt === null ? <Trans>주문 일시</Trans> : <Trans>결제 일시</Trans>}>
            <Moment at={paidAt ?? at} />
          </Fact>
          {card !== null && <Fact name={<Trans>카드</Trans>}>{card}</Fact>}
          {approveNo !== null && (
            <Fact name={<Trans>승인 번호</Trans>}>
              <span className={styles.code}>{approveNo}</span>
            </Fact>
          )}
        </dl>
        <dl className={styles.facts}>
          {lines.map((line) => (
            <Fact key={line.kind} name={line.kind === 'ADDED' ? title : <Trans>쓰지 않은 기간</Trans>}>
              {money(line.amount)}
            </Fact>
          ))}
          <Fact name={<Trans>공급가액</Trans>}>{money(supply)}</Fact>
          <Fact name={<Trans>부가세</Trans>}>{money(vat)}</Fact>
          <Fact name={<Trans>합계</Trans>} isTotal>
            {money(amount)}
          </Fact>
        </dl>
        {seller.name !== null && (
          <dl className={styles.facts}>
            <Fact name={<Trans>판매자</Trans>}>{seller.name}</Fact>
            {seller.representative !== null && (
              <Fact name={<Trans>대표자</Trans>}>{seller.representative}</Fact>
            )}
            {seller.businessNumber !== null && (
              <Fact name={<Trans>사업자번호</Trans>}>{seller.businessNumber}</Fact>
            )}
            {seller.address !== null && <Fact name={<Trans>주소</Trans>}>{seller.address}</Fact>}
          </dl>
        )}
        {refunds.length > 0 && (
          <dl className={styles.facts}>
            {refunds.map((refund) => (
              <Fact
                key={refund.at}
                name={refund.isDone ? <Trans>환불</Trans> : <Trans>환불하는 중</Trans>}
                note={
                  <>
                    <Moment at={refund.at} /> · <Trans>부가세</Trans> {money(-refund.vat)}
                  </>
                }
              >
                {money(-refund.amount)}
              </Fact>
            ))}
          </dl>
        )}
      </article>
      <div className={styles.buttons} data-print="none">
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          <Trans>인쇄하기</Trans>
        </Button>
        {payment.receiptUrl !== null && (
          <a href={payment.receiptUrl} target="_blank" rel="noreferrer" className={linkClass}>
            <Trans>카드 매출 전표</Trans>
            <Icon of={ExternalLink} size="small" />
          </a>
        )}
      </div>
    </>
  )
}

interface FactProps {
  name: ReactNode
  note?: ReactNode
  isTotal?: boolean
  children: ReactNode
}

function Fact({ name, note, isTotal, children }: FactProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {name}
        {note !== undefined && <small> {note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** In Seoul, which is where the day of a payment counts. */
function Moment({ at }: { at: string }) {
  const { t } = useLingui()
  const moment = new Intl.DateTimeFormat(pageLanguage(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(at))
  return <time dateTime={at}>{t`${moment} (서울)`}</time>
}
