import { Trans, useLingui } from '@lingui/react/macro'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { isCardTyped } from '#device/billing/card-document.ts'
import { useOnline } from '#device/browser/network.ts'
import { useProviders } from '#device/providers/useProviders.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'

interface Props {
  onOpened: () => void
  children: (icon: ReactNode, name: ReactNode, note: string) => ReactNode
}

/** Opens the chat with support; nothing where there is none, or no network. */
export function ChatButton({ onOpened, children }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const isOn = Boolean(useProviders()?.chatKey)
  if (!isOn || !isOnline) return null
  const open = () => {
    if (isCardTyped())
      return showToast({
        tone: 'info',
        text: t`카드를 입력하는 화면에서는 채팅을 열지 않아요. 다른 화면에서 눌러 주세요.`,
      })
    void import('#device/providers/chat.ts')
      .then(({ openChat }) => openChat(pageLanguage()))
      .then(onOpened, (cause: unknown) => {
        console.warn('the chat does not open', cause)
        showToast({ tone: 'error', text: t`채팅을 열지 못했어요. 잠시 뒤 다시 눌러 주세요.` })
      })
  }
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
