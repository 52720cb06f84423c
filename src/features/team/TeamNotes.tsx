import { Trans } from '@lingui/react/macro'
import { mayCall } from '#contract/may-call.ts'
import { inviteMember } from '#contract/member.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { openPlanModal, openPlanPrompt } from '#kits/commerce/plan-modal.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import styles from './Team.module.css'
import type { WhyNoInvitation } from './team-calls.ts'
import type { TeamView } from './useTeam.ts'

interface Props {
  view: TeamView
  role: BrandRole | null
  why: WhyNoInvitation
}

/** Notices about the page: an old list, why inviting is not possible, read-only role. */
export function TeamNotes({ view, role, why }: Props) {
  const failureWords = useFailureWords()
  const isManager = mayCall(inviteMember, role)
  const { storedAt, failure, team } = view
  const seenAt = storedAt === null ? null : pageDate(storedAt, 'dayTime')
  return (
    <div className={styles.notes} aria-live="polite">
      {team && failure?.code === 'OFFLINE' && (
        <p className={styles.note}>
          {seenAt === null ? (
            <Trans>인터넷에 연결되어야 역할을 바꾸거나 내보낼 수 있어요.</Trans>
          ) : (
            <Trans>{seenAt}에 본 목록이에요. 인터넷에 연결되어야 역할을 바꾸거나 내보낼 수 있어요.</Trans>
          )}
        </p>
      )}
      {failure && failure.code !== 'OFFLINE' && (
        <p className={styles.note}>
          {failureWords(failure)}{' '}
          <Button size="small" onClick={view.reload}>
            <Trans>다시 불러오기</Trans>
          </Button>
        </p>
      )}
      {isManager && why === 'ended' && (
        <p className={styles.note}>
          <Trans>
            구독이 끝나서 초대할 수 없어요. 다시 구독하거나 무료 플랜으로 바꾸면 초대할 수 있어요.
          </Trans>{' '}
          {role === 'BRAND_ROLE_OWNER' && (
            <Button size="small" onClick={() => openPlanModal()}>
              <Trans>플랜 고르기</Trans>
            </Button>
          )}
        </p>
      )}
      {isManager && why === 'full' && (
        <p className={styles.note}>
          <Trans>
            자리를 모두 써서 더 초대할 수 없어요. 초대를 취소하거나 멤버를 내보내면 자리가 생겨요.
          </Trans>{' '}
          {role === 'BRAND_ROLE_OWNER' && (
            <Button size="small" onClick={openPlanPrompt}>
              <Trans>자리 늘리기</Trans>
            </Button>
          )}
        </p>
      )}
      {role !== null && !isManager && (
        <p className={styles.note}>
          <Trans>멤버를 초대하고 역할을 바꾸는 일은 소유자와 관리자가 해요.</Trans>
        </p>
      )}
    </div>
  )
}
