import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from '../payments/Payments.module.css'
import { ReceiptSheet } from './ReceiptSheet.tsx'
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
