import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
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

/** What has become of a payment. */
export function StatusTag({ status }: { status: Payment['status'] }) {
  const states = usePaymentStates()
  const { tone, icon } = looks[status]
  return (
    <Tag tone={tone} icon={icon && <Icon of={icon} size="small" />}>
      {states[status]}
    </Tag>
  )
}
