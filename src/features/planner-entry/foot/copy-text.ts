import { t } from '@lingui/core/macro'
import { showToast } from '#ui/overlays/toasts.ts'

/** Puts a text on the clipboard and says so, or that the browser did not let it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', text: done })
  } catch (cause) {
    console.warn('the clipboard refuses a text', cause)
    showToast({ tone: 'error', text: t`복사하지 못했어요. 글을 직접 골라 복사해 주세요.` })
  }
}
