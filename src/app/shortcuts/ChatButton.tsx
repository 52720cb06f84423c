import { Trans, useLingui } from '@lingui/react/macro'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { useChat } from './useChat.ts'

interface Props {
  onOpened: () => void
  children: (icon: ReactNode, name: ReactNode, note: string) => ReactNode
}

/** The chat with support in the list of the help; nothing where there is none, or no network. */
export function ChatButton({ onOpened, children }: Props) {
  const { t } = useLingui()
  const open = useChat(onOpened)
  if (!open) return null
  return (
    <li>
      <button type="button" onClick={open}>
        {children(
          <Icon of={MessageCircle} />,
          <Trans>채팅 문의</Trans>,
          t`누르면 채널톡이 열리고, 로그인한 이름과 이메일이 전해져요`,
        )}
      </button>
    </li>
  )
}
