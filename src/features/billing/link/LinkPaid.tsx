import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { pageDate } from '#engine/words/page-date.ts'
import { useCardLabelWords } from '#kits/commerce/useCardLabelWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Icon } from '#ui/Icon.tsx'
import paymentStyles from '../payments/Payments.module.css'
import { StatusTag } from '../payments/StatusTag.tsx'
import { LinkHead, useNameOf } from './LinkHead.tsx'
import type { LinkReceipt, PaymentLink } from './link-machine.ts'

/** The receipt, which can be printed, and the way to the brand. */
export function LinkPaid({ link, receipt }: { link: PaymentLink; receipt: LinkReceipt }) {
  const { t } = useLingui()
  const won = useMoneyWords()
  const cardWords = useCardLabelWords()
  const brand = useNameOf()(link.brandName)
  const { plan } = receipt
  const period = receipt.periodType === 'YEARLY' ? t`연간` : t`월간`
  const moment = pageDate(receipt.paidAt, 'longDayTime', 'Asia/Seoul')
  const facts = [
    { name: t`결제 번호`, text: receipt.pid, isCode: true },
    { name: t`결제 일시`, text: t`${moment} (서울)` },
    { name: t`카드`, text: receipt.card && cardWords(receipt.card) },
    { name: t`승인 번호`, text: receipt.approveNo, isCode: true },
  ].filter(({ text }) => text !== null)
  const sums = [
    { name: t`공급가액`, text: won(receipt.supply) },
    { name: t`부가세`, text: won(receipt.vat) },
    { name: t`합계`, text: won(receipt.amount), isTotal: true },
  ]
  return (
    <>
      <LinkHead isNew title={<Trans>결제했어요</Trans>}>
        <Trans>
          {brand}에서 {plan} 플랜을 바로 쓸 수 있어요. 이 링크는 다시 쓸 수 없으니 영수증이 필요하면 지금
          인쇄해 두세요.
        </Trans>
      </LinkHead>
      {link.sandbox && (
        <Banner look="box" tone="warning">
          <Trans>효력 없는 영수증이에요. 샌드박스에서는 돈이 오가지 않아요.</Trans>
        </Banner>
      )}
      <article className={paymentStyles.receipt} aria-label={t`결제 영수증`}>
        <div className={paymentStyles.receiptHead}>
          <b>
            {plan} · {period}
          </b>
          <StatusTag status="PAID" />
        </div>
        <dl className={paymentStyles.facts}>
          <div>
            <dt>
              <Trans>구매한 브랜드</Trans>
            </dt>
            <dd>{brand}</dd>
          </div>
          {facts.map(({ name, text, isCode }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{isCode ? <span className={paymentStyles.code}>{text}</span> : text}</dd>
            </div>
          ))}
        </dl>
        <dl className={paymentStyles.facts}>
          {sums.map(({ name, text, isTotal }) => (
            <div key={name} data-total={isTotal || undefined}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </article>
      <div className={paymentStyles.buttons} data-print="none">
        <Link to="/account/login" search={{}} className={buttonClass({ look: 'ink' })}>
          <Trans>로그인하기</Trans>
        </Link>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          <Trans>인쇄하기</Trans>
        </Button>
      </div>
    </>
  )
}
