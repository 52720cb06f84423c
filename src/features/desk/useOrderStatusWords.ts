import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '#model/money/orders.ts'

/** As the staff sees the states. */
export function useOrderStatusWords(): (status: OrderStatus) => string {
  const { t } = useLingui()
  const words: Readonly<Record<OrderStatus, string>> = {
    INIT: t`보내는 중`,
    PENDING: t`결과를 모름`,
    PAID: t`결제됨`,
    FAILED: t`거절됨`,
    CANCELED: t`취소됨`,
    PART_REFUNDED: t`일부 환불됨`,
    REFUNDED: t`환불됨`,
  }
  return (status) => words[status] ?? status
}
