import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Unread } from '#kits/screen/Unread.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/Text.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { usePayment } from './usePayment.ts'

interface Props {
  idBrand: number
  pid: string
  /** Called where the brand has no such payment, or another member asks for it. */
  onMissing: (pid: string) => void
}

export default function Receipt({ idBrand, pid, onMissing }: Props) {
  const { t } = useLingui()
  const read = usePayment(idBrand, pid)
  const { role, isOwner, data, state } = read
  const isOthers = role !== null && !isOwner
  const isUnknown =
    state.kind === 'failed' && (state.failure.code === 'NOT_FOUND' || state.failure.status === 400)
  const isMissing = isOthers || (data === null && isUnknown)
  useEffect(() => {
    if (isMissing) onMissing(pid)
  }, [isMissing, onMissing, pid])
  if (isOthers)
    return (
      <Note>
        <Trans>카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.</Trans>
      </Note>
    )
  if (data) return <ReceiptSheet payment={data} />
  if (isUnknown)
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
