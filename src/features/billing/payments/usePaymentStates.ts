import { useLingui } from '@lingui/react/macro'
import type { Payment } from '../billing-reads.ts'

/** What has become of a payment, in words. */
export function usePaymentStates(): Readonly<Record<Payment['status'], string>> {
  const { t } = useLingui()
  return {
    PAID: t`결제됨`,
    INIT: t`확인하는 중`,
    PENDING: t`확인하는 중`,
    FAILED: t`결제되지 않음`,
    CANCELED: t`취소됨`,
    PART_REFUNDED: t`일부 환불됨`,
    REFUNDED: t`환불됨`,
  }
}
