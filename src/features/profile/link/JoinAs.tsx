import { Trans, useLingui } from '@lingui/react/macro'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { LinkedInvitation } from '../invitations/invitation-calls.ts'

interface Props {
  invitation: LinkedInvitation
  /** Address of the account that is signed in. */
  email: string
  isBusy: boolean
  onJoin: () => void
  onLogOut: () => void
}

/** Accepts with the account that is signed in; logs out where the invitation was sent to another one. */
export function JoinAs({ invitation, email, isBusy, onJoin, onLogOut }: Props) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const { inviteEmail } = invitation
  if (inviteEmail !== null && inviteEmail.toLowerCase() !== email.toLowerCase()) {
    return (
      <Banner
        tone="warning"
        look="box"
        actions={
          <Button size="small" aria-haspopup="dialog" onClick={onLogOut}>
            <Trans>로그아웃</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            이 초대는 {inviteEmail} 주소로 보냈는데, 지금은 {email} 주소로 로그인했어요.
          </Trans>
        </p>
        <p>
          <Trans>로그아웃한 뒤 이 링크를 다시 열고, 초대받은 주소로 로그인하거나 가입해 주세요.</Trans>
        </p>
      </Banner>
    )
  }
  return (
    <Stack gap={3}>
      <Button
        look="ink"
        size="large"
        isBlock
        disabledReason={offline ?? (isBusy ? t`들어가는 중이에요` : undefined)}
        onClick={onJoin}
      >
        <Trans>초대 수락하기</Trans>
      </Button>
      <Text tone="soft" size="small">
        <Trans>{email} 계정으로 들어가요.</Trans>
      </Text>
    </Stack>
  )
}
