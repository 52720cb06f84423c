import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/overlays/toasts.ts'

export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useLingui()
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: t`링크를 복사했어요` })
    } catch {
      showToast({ tone: 'error', text: t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.` })
    }
  }
}
