import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Team.module.css'
import type { Member } from './team-calls.ts'
import { isIn, nameOf } from './team-view.ts'
import type { TeamActions } from './useTeamActions.ts'

const RemoveDialog = lazyComponent(() => import('./RemoveDialog.tsx'))
const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx'))

interface Props {
  idBrand: number
  member: Member
  isMe: boolean
  isManaged: boolean
  isLone: boolean
  isOnline: boolean
  actions: TeamActions
}

/** Menu at the end of a member's row. */
export function MemberActions({ idBrand, member, isMe, isManaged, isLone, isOnline, actions }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState<'remove' | 'leave' | null>(null)
  const name = nameOf(member)
  const offline = isOnline ? undefined : t`인터넷에 연결되어야 할 수 있어요`
  const close = () => setAsks(null)
  const isOwner = member.brandRole === 'BRAND_ROLE_OWNER'
  return (
    <div className={styles.actions}>
      {isManaged && !isIn(member) && (
        <Button
          size="small"
          disabledReason={offline}
          reasonAt="hidden"
          aria-label={t`${name} 님에게 초대 다시 보내기`}
          onClick={() => void actions.reinvite(member)}
        >
          <Trans>다시 보내기</Trans>
        </Button>
      )}
      {isManaged && (
        <Button
          size="small"
          look="quiet"
          hangs="end"
          disabledReason={offline}
          reasonAt="hidden"
          aria-label={isIn(member) ? t`${name} 님 팀에서 내보내기` : t`${name} 님 초대 취소`}
          onClick={() => setAsks('remove')}
        >
          {isIn(member) ? <Trans>팀에서 내보내기</Trans> : <Trans>초대 취소</Trans>}
        </Button>
      )}
      {isMe && isOwner && !isLone && (
        <Text as="small" tone="soft" size="small">
          <Trans>소유자는 팀을 떠날 수 없어요</Trans>
        </Text>
      )}
      {isMe && !isOwner && (
        <Button
          size="small"
          look="quiet"
          hangs="end"
          disabledReason={offline}
          reasonAt="hidden"
          onClick={() => setAsks('leave')}
        >
          <Trans>나가기</Trans>
        </Button>
      )}
      <Suspense fallback={null}>
        {asks === 'remove' && <RemoveDialog member={member} actions={actions} onClose={close} />}
        {asks === 'leave' && <LeaveDialog idBrand={idBrand} actions={actions} onClose={close} />}
      </Suspense>
    </div>
  )
}
