import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { isCardTyped } from '#kits/commerce/card-document.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Opens the chat with support, and calls `onOpened` then; null where there is none, or no network. */
export function useChat(onOpened?: () => void): (() => void) | null {
  const { t } = useLingui()
  const isOnline = useOnline()
  const isOn = Boolean(useProviders()?.chatKey)
  if (!isOn || !isOnline) return null
  return () => {
    if (isCardTyped()) {
      const text = t`카드를 입력하는 화면에서는 채팅을 열지 않아요. 다른 화면에서 눌러 주세요.`
      showToast({ tone: 'info', text })
      return
    }
    void import('./chat.ts')
      .then(({ openChat }) => openChat(pageLanguage()))
      .then(onOpened, (cause: unknown) => {
        console.warn('the chat does not open', cause)
        showToast({ tone: 'error', text: t`채팅을 열지 못했어요. 잠시 뒤 다시 눌러 주세요.` })
      })
  }
}
