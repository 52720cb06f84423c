import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { inviteMember } from '#contract/member.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './Team.module.css'
import { TeamList } from './TeamList.tsx'
import { TeamLoading } from './TeamLoading.tsx'
import { TeamNotes } from './TeamNotes.tsx'
import { type Seats, whyNoInvitation } from './team-calls.ts'
import { useTeam } from './useTeam.ts'

const InviteDialog = lazyComponent(() => import('./InviteDialog.tsx'))
const InviteLinks = lazyComponent(() => import('./InviteLinks.tsx'))

/** The list of members with its tools and dialogs. */
export default function TeamScreen({ idBrand }: { idBrand: number }) {
  const { t } = useLingui()
  const role = useBrandRole(idBrand)
  const isOnline = useOnline()
  const view = useTeam(idBrand, role)
  // The command palette opens this screen to invite a person.
  const [isInviting, setIsInviting] = useState(() => location.hash === '#invite')
  const { team } = view
  const isManager = mayCall(inviteMember, role)
  const why = team && whyNoInvitation(team.seats)
  const off = why === null ? undefined : why === 'ended' ? t`구독이 끝났어요` : t`남은 자리가 없어요`
  const invitation: Action = {
    id: 'invite',
    label: msg`멤버 초대하기`,
    short: msg`멤버 초대`,
    icon: UserPlus,
    disabledReason: off,
    run: () => setIsInviting(true),
  }
  useScreenActions(isManager ? [invitation] : [])
  const isLone = isManager && team !== null && team.members.length < 2
  const seats = team && (
    <p className={styles.note}>
      <SeatWords seats={team.seats} />
    </p>
  )
  const invite = isManager && (
    <ActionButton
      action={invitation}
      look="ink"
      size={isLone ? 'large' : 'normal'}
      onPointerEnter={() => void InviteDialog.preload().catch(() => undefined)}
      reasonAt="hidden"
    />
  )
  return (
    <>
      {isLone ? (
        <section className={styles.lone}>
          <h2>
            <Trans>함께 쓸 사람을 초대해 보세요</Trans>
          </h2>
          <p>
            <Trans>
              같은 질문을 동시에 쓰고, 칸마다 의견을 남기고, 다 쓴 섹션을 검토하고 승인할 수 있어요. 쓴 글은
              모두에게 바로 보여요.
            </Trans>
          </p>
          {invite}
          {seats}
        </section>
      ) : (
        <div className={styles.bar}>
          {seats}
          {invite}
        </div>
      )}
      <TeamNotes view={view} role={role} why={why} />
      {team ? (
        <TeamList idBrand={idBrand} team={team} role={role} isOnline={isOnline} onChanged={view.reload} />
      ) : view.failure ? (
        <EmptyState headline={t`연결 필요`}>
          <Trans>팀을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
        </EmptyState>
      ) : (
        <TeamLoading />
      )}
      {isManager && team && role && (
        <Suspense fallback={null}>
          <InviteLinks idBrand={idBrand} role={role} off={off} />
        </Suspense>
      )}
      {isInviting && team && role && isManager && why === null && (
        <Suspense fallback={null}>
          <InviteDialog
            idBrand={idBrand}
            role={role}
            members={team.members}
            onDone={view.reload}
            onClose={() => setIsInviting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Number of seats, and how many are taken. */
function SeatWords({ seats: { count, invited, max } }: { seats: Seats }) {
  const taken = count + invited
  if (invited === 0) {
    return (
      <Trans>
        {max}자리 중 {taken}자리를 쓰고 있어요
      </Trans>
    )
  }
  return (
    <Trans>
      {max}자리 중 {taken}자리를 쓰고 있어요. 그중 {invited}자리는 초대한 사람의 자리예요
    </Trans>
  )
}
