import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import { InvitationRow } from './invitations/InvitationRow.tsx'
import { useInvitations } from './invitations/useInvitations.ts'
import { ProfileTabs } from './ProfileTabs.tsx'
import styles from './settings/Setting.module.css'

/** Invitations sent to the address of the account. */
export function InvitationPage({ onJoined }: { onJoined: (idBrand: number) => void }) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const all = useInvitations(onJoined)
  const { received, failure } = all
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>받은 초대</Trans>} />
      <ProfileTabs />
      {received && received.length > 0 && (
        <ul className={styles.list}>
          {received.map((invitation) => (
            <InvitationRow key={invitation.idBrandMember} invitation={invitation} all={all} isMain />
          ))}
        </ul>
      )}
      {received?.length === 0 && (
        <EmptyState headline={t`초대 없음`}>
          <Trans>받은 초대가 있으면 여기에서 수락해요.</Trans>
        </EmptyState>
      )}
      {!received &&
        (offline !== undefined ? (
          <Text tone="soft" size="small">
            <Trans>받은 초대는 인터넷에 연결되면 보여요.</Trans>
          </Text>
        ) : failure ? (
          <Text tone="soft" size="small">
            {failureWords(failure)}
          </Text>
        ) : (
          <Skeleton lines={2} />
        ))}
    </div>
  )
}
