import { Trans } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import Printer from 'lucide-react/icons/printer'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PaymentDetail } from '../billing-reads.ts'
import styles from '../payments/Payments.module.css'
import { StatusTag } from '../payments/StatusTag.tsx'
import { DownloadReceipt } from './DownloadReceipt.tsx'
import { NewWithPlan } from './NewWithPlan.tsx'
import { TaxNote } from './TaxNote.tsx'
import { useReceipt } from './useReceipt.ts'

/** A payment as a page that can be printed, and saved as a PDF. */
export function ReceiptSheet({ payment }: { payment: PaymentDetail }) {
  const receipt = useReceipt(payment)
  return (
    <>
      {receipt.warning !== null && (
        <Banner look="box" tone="warning">
          {receipt.warning}
        </Banner>
      )}
      {payment.failedMsg !== null && (
        <Banner look="box" tone="danger">
          {payment.failedMsg}
        </Banner>
      )}
      <article className={styles.receipt}>
        {/* A banner is not printed. */}
        {receipt.warning !== null && <p className={styles.onPaper}>{receipt.warning}</p>}
        <div className={styles.receiptHead}>
          <b>{receipt.item}</b>
          <StatusTag status={payment.status} />
        </div>
        {receipt.groups.map((facts) => (
          <dl key={facts[0]?.name} className={styles.facts}>
            {facts.map(({ id, name, text, note, look }) => (
              <div key={id} data-total={look === 'total' || undefined}>
                <dt>
                  {name}
                  {note !== undefined && <small> {note}</small>}
                </dt>
                <dd>{look === 'code' ? <span className={styles.code}>{text}</span> : text}</dd>
              </div>
            ))}
          </dl>
        ))}
      </article>
      <div className={styles.buttons} data-print="none">
        <DownloadReceipt receipt={receipt} />
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          <Trans>인쇄하기</Trans>
        </Button>
        {payment.receiptUrl !== null && (
          <a href={payment.receiptUrl} target="_blank" rel="noreferrer" className={linkClass}>
            {payment.currency === 'KRW' ? <Trans>카드 매출 전표</Trans> : <Trans>Lemon Squeezy 청구서</Trans>}
            <Icon of={ExternalLink} size="small" />
          </a>
        )}
      </div>
      <TaxNote payment={payment} />
      <NewWithPlan payment={payment} />
    </>
  )
}
