import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'

/** Confirmation before leaving the workbook; loaded on demand. */
export default function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen
      title={<Trans>작성 중인 워크북에서 나갈까요?</Trans>}
      cancelLabel={<Trans>취소</Trans>}
      confirmLabel={<Trans>나가기</Trans>}
      closeLabel={t`닫기`}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>
        <Trans>답변은 이미 저장됐어요.</Trans>
      </p>
    </ConfirmDialog>
  )
}
