import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import styles from './Team.module.css'
import type { Member } from './team-calls.ts'
import { isIn, nameOf } from './team-view.ts'
import type { TeamActions } from './useTeamActions.ts'

interface Props {
  member: Member
  actions: TeamActions
  onClose: () => void
}

/** Confirmation before a member is removed, with the choice whether their files pass to the owner. */
export default function RemoveDialog({ member, actions, onClose }: Props) {
  const { t } = useLingui()
  const [moves, setMoves] = useState(true)
  const name = nameOf(member)
  const isMember = isIn(member)
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={isMember ? t`${name} 님을 내보낼까요?` : t`초대를 취소할까요?`}
      closeLabel={t`닫기`}
      cancelLabel={<Trans>그대로 두기</Trans>}
      confirmLabel={isMember ? <Trans>팀에서 내보내기</Trans> : <Trans>초대 취소</Trans>}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void actions.remove(member, isMember && moves)
      }}
    >
      {isMember ? (
        <div className={styles.asked}>
          <p>
            <Trans>
              바로 이 브랜드를 열 수 없게 돼요. 함께 쓴 글은 그대로 남고, 그 사람 기기에 이미 저장된 사본까지
              지울 수는 없어요.
            </Trans>
          </p>
          <Checkbox
            checked={moves}
            onCheck={setMoves}
            hint={<Trans>올린 파일과 공유 링크처럼 그 사람 이름으로 된 것들이에요</Trans>}
          >
            <Trans>만든 항목을 소유자에게 옮기기</Trans>
          </Checkbox>
        </div>
      ) : (
        <p>
          <Trans>{name} 앞으로 보낸 링크는 더 이상 쓸 수 없어요. 나중에 다시 초대할 수 있어요.</Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}
