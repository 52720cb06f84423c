import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'

interface Props {
  /** What is to be deleted; null: nothing is asked. */
  asked: 'chosen' | 'all' | null
  /** How many are chosen. */
  count: number
  /** What goes with it, as a sentence. */
  children: ReactNode
  onCancel: () => void
  onPurge: () => void
}

/** Asks before something of a trash is deleted for good. */
export function PurgeDialog({ asked, count, children, onCancel, onPurge }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      isDestructive
      title={asked === 'all' ? t`휴지통을 비울까요?` : t`${count}개를 완전히 지울까요?`}
      closeLabel={t`닫기`}
      cancelLabel={<Trans>그대로 두기</Trans>}
      confirmLabel={asked === 'all' ? <Trans>휴지통 비우기</Trans> : <Trans>완전히 지우기</Trans>}
      onCancel={onCancel}
      onConfirm={onPurge}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
