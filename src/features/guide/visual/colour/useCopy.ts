import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/overlays/toasts.ts'

/** Copies a text and confirms it by a toast. */
export function useCopy(): (text: string) => void {
  const { t } = useLingui()
  return (text) => {
    navigator.clipboard
      .writeText(text)
      .then(() => showToast({ tone: 'success', text: t`복사했어요: ${text}` }))
      // No permission, or no secure context: the value can be selected by hand.
      .catch(() => showToast({ tone: 'error', text: t`복사하지 못했어요. 값을 직접 골라 복사해 주세요.` }))
  }
}
