import { Trans, useLingui } from '@lingui/react/macro'
import { Unread } from '#kits/screen/Unread.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/Text.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { usePayment } from './usePayment.ts'

export default function Receipt({ idBrand, pid }: { idBrand: number; pid: string }) {
  const { t } = useLingui()
  const read = usePayment(idBrand, pid)
  const { role, isOwner, data, state } = read
  if (role !== null && !isOwner)
    return (
      <Note>
        <Trans>카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.</Trans>
      </Note>
    )
  if (data) return <ReceiptSheet payment={data} />
  if (state.kind === 'failed' && (state.failure.code === 'NOT_FOUND' || state.failure.status === 400))
    return (
      <EmptyState headline={t`없는 결제`}>
        <Trans>이 브랜드에 그런 결제가 없어요.</Trans>
      </EmptyState>
    )
  return (
    <Unread read={read} lines={8}>
      <Trans>이 결제는 인터넷에 연결되면 보여요.</Trans>
    </Unread>
  )
}
