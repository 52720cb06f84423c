import { Trans, useLingui } from '@lingui/react/macro'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useChat } from './useChat.ts'

/** The chat with support beside an error that only an operator can mend; nothing where there is none, or no network. */
export default function ChatAction({ onOpened }: { onOpened?: () => void }) {
  const { t } = useLingui()
  const open = useChat(onOpened)
  if (!open) return null
  return (
    <Button
      icon={<Icon of={MessageCircle} />}
      title={t`누르면 채널톡이 열리고, 로그인한 이름과 이메일이 전해져요`}
      onClick={open}
    >
      <Trans>채팅 문의</Trans>
    </Button>
  )
}
