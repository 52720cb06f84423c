import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBrandSyncState } from '#engine/documents/react/useSyncState.ts'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import type { TeamActions } from './useTeamActions.ts'

interface Props {
  idBrand: number
  actions: TeamActions
  onClose: () => void
}

/** Confirmation before leaving the brand. Unsynced changes stay on the device as an archive. */
export default function LeaveDialog({ idBrand, actions, onClose }: Props) {
  const { t } = useLingui()
  const { pending } = useBrandSyncState()

  async function leave(): Promise<void> {
    onClose()
    const isOut = await actions.leave()
    if (!isOut || pending > 0) return
    const { forgetBrand } = await import('#kits/account/forget-brand.ts')
    await forgetBrand(idBrand)
  }

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t`이 브랜드에서 나갈까요?`}
      closeLabel={t`닫기`}
      cancelLabel={<Trans>남아 있기</Trans>}
      confirmLabel={<Trans>나가기</Trans>}
      onCancel={onClose}
      onConfirm={() => void leave()}
    >
      <p>
        {pending > 0 ? (
          <Plural
            value={pending}
            other="아직 서버에 없는 변경 #건은 팀에 전해지지 않아요. 이 기기에 사본으로 남아요."
          />
        ) : (
          <Trans>
            함께 쓴 글은 팀에 그대로 남고, 내가 만든 공유 링크는 닫혀요. 이 기기에 있는 사본은 지워요. 다시
            들어오려면 초대를 받아야 해요.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
