import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Payment } from '../billing-reads.ts'

/** What has become of a payment, and whether it took money. */
export function StatusTags({
  payment: { status, sandbox },
}: {
  payment: Pick<Payment, 'status' | 'sandbox'>
}) {
  return (
    <>
      {sandbox && (
        <Tag icon={<Icon of={FlaskConical} size="small" />}>
          <Trans>샌드박스</Trans>
        </Tag>
      )}
      <StatusTag status={status} />
    </>
  )
}

function StatusTag({ status }: { status: Payment['status'] }) {
  switch (status) {
    case 'PAID':
      return (
        <Tag tone="success" icon={<Icon of={Check} size="small" />}>
          <Trans>결제됨</Trans>
        </Tag>
      )
    case 'INIT':
    case 'PENDING':
      return (
        <Tag tone="warning" icon={<Icon of={Hourglass} size="small" />}>
          <Trans>확인하는 중</Trans>
        </Tag>
      )
    case 'FAILED':
      return (
        <Tag tone="danger" icon={<Icon of={CircleAlert} size="small" />}>
          <Trans>결제되지 않음</Trans>
        </Tag>
      )
    case 'CANCELED':
      return (
        <Tag>
          <Trans>취소됨</Trans>
        </Tag>
      )
    case 'PART_REFUNDED':
      return (
        <Tag icon={<Icon of={Undo2} size="small" />}>
          <Trans>일부 환불됨</Trans>
        </Tag>
      )
    case 'REFUNDED':
      return (
        <Tag icon={<Icon of={Undo2} size="small" />}>
          <Trans>환불됨</Trans>
        </Tag>
      )
  }
}
