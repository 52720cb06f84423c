import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useSession } from '#engine/identity/session.ts'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Text } from '#ui/Text.tsx'
import { askInvitation, type LinkedInvitation } from '../invitations/invitation-calls.ts'
import { AlreadyMember } from './AlreadyMember.tsx'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import styles from './InvitationLink.module.css'
import { JoinAs } from './JoinAs.tsx'
import { useJoin } from './useJoin.ts'
import { useMembership } from './useMembership.ts'

interface Props {
  token: string
  /** The forms of an account, for a visitor who is not signed in; `onDone` after signing in. */
  renderSignIn: (invitation: LinkedInvitation, onDone: () => void) => ReactNode
  onJoined: (idBrand: number) => void
  /** Asks to log out, for an invitation that was sent to another account. */
  onLogOut: () => void
}

/**
 * What the link of an invitation opens, with or without an account: who invites into which brand, then signing up or logging in,
 * which accepts it at once. The address opens the invitation, so no other site and no search engine hears it.
 */
export function InvitationLinkPage({ token, renderSignIn, onJoined, onLogOut }: Props) {
  const { session, isExpired } = useSession()
  const isOnline = useOnline()
  const { answer, failure, reload } = useAnswer(() => askInvitation(token))
  const { isBusy, refusal, join } = useJoin(token, onJoined)
  const idBrand = answer?.idBrand ?? null
  const ownRole = useMembership(idBrand)
  if (failure) return <ClosedInvitation failure={failure} onRetry={reload} />
  if (!answer) {
    return isOnline ? (
      <Skeleton lines={8} />
    ) : (
      <Text tone="soft">
        <Trans>초대는 인터넷에 연결되면 보여요.</Trans>
      </Text>
    )
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <InvitationCard token={token} invitation={answer} />
      {refusal !== null && (
        <div className={styles.refusal}>
          <Banner tone="danger" look="box">
            {refusal}
          </Banner>
        </div>
      )}
      {idBrand !== null && ownRole !== null ? (
        <AlreadyMember role={ownRole} onOpen={() => onJoined(idBrand)} />
      ) : session && !isExpired ? (
        <JoinAs
          invitation={answer}
          email={session.email}
          isBusy={isBusy}
          onJoin={() => void join(answer)}
          onLogOut={onLogOut}
        />
      ) : (
        renderSignIn(answer, () => void join(answer))
      )}
    </>
  )
}
