import { useLingui } from '@lingui/react/macro'

/** What a mail about an order tells its customer. */
export function useMailWords(): (kind: string) => string {
  const { t } = useLingui()
  const words: Readonly<Record<string, string>> = {
    PAID: t`결제 완료`,
    REFUNDED: t`환불 완료`,
    NOT_PAID: t`결제되지 않음`,
    REFUSED: t`카드 거절`,
    REFUSED_AGAIN: t`카드 다시 거절`,
    NOT_TRIED_AGAIN: t`다시 시도하지 않음`,
  }
  return (kind) => words[kind] ?? kind
}
