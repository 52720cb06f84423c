import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import type { Member } from './team-calls.ts'
import { isIn, nameOf } from './team-view.ts'
import type { TeamActions } from './useTeamActions.ts'

interface Props {
  member: Member
  actions: TeamActions
  onClose: () => void
}

/** Confirmation before a member is removed, with the choice what of theirs passes to the owner. */
export default function RemoveDialog({ member, actions, onClose }: Props) {
  const { t } = useLingui()
  const [files, setFiles] = useState(true)
  const [links, setLinks] = useState(false)
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
        void actions.remove(member, { files: isMember && files, links: isMember && links })
      }}
    >
      {isMember ? (
        <Stack gap={5}>
          <p>
            <Trans>
              바로 이 브랜드를 열 수 없게 돼요. 함께 쓴 글은 그대로 남고, 그 사람 기기에 이미 저장된 사본까지
              지울 수는 없어요.
            </Trans>
          </p>
          <p>
            <Trans>그 사람도 알 수 있는 주소라서, 열려 있는 초대 링크는 모두 닫혀요.</Trans>
          </p>
          <Checkbox checked={files} onCheck={setFiles}>
            <Trans>올린 파일을 소유자에게 옮기기</Trans>
          </Checkbox>
          <Checkbox
            checked={links}
            onCheck={setLinks}
            hint={<Trans>끄면 그 사람이 만든 링크는 바로 닫히고, 받은 사람도 더는 볼 수 없어요.</Trans>}
          >
            <Trans>만든 공유 링크를 소유자 이름으로 계속 열어 두기</Trans>
          </Checkbox>
        </Stack>
      ) : (
        <p>
          <Trans>{name} 앞으로 보낸 링크는 더 이상 쓸 수 없어요. 나중에 다시 초대할 수 있어요.</Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}
