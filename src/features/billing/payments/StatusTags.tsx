import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Payment } from '../billing-reads.ts'
import { usePaymentStates } from './usePaymentStates.ts'

const looks = {
  PAID: { tone: 'success', icon: Check },
  INIT: { tone: 'warning', icon: Hourglass },
  PENDING: { tone: 'warning', icon: Hourglass },
  FAILED: { tone: 'danger', icon: CircleAlert },
  CANCELED: { tone: 'plain', icon: null },
  PART_REFUNDED: { tone: 'plain', icon: Undo2 },
  REFUNDED: { tone: 'plain', icon: Undo2 },
} as const

/** What has become of a payment, and whether it took money. */
export function StatusTags({
  payment: { status, sandbox },
}: {
  payment: Pick<Payment, 'status' | 'sandbox'>
}) {
  const states = usePaymentStates()
  const { tone, icon } = looks[status]
  return (
    <>
      {sandbox && (
        <Tag icon={<Icon of={FlaskConical} size="small" />}>
          <Trans>샌드박스</Trans>
        </Tag>
      )}
      <Tag tone={tone} icon={icon && <Icon of={icon} size="small" />}>
        {states[status]}
      </Tag>
    </>
  )
}
