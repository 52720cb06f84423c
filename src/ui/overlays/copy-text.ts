import { showToast } from './toasts.ts'

/**
 * Puts a text on the clipboard and says so by `done`, or by `failed` that the browser did not let it: without permission, or without
 * a secure context.
 */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', text: done })
  } catch (cause) {
    console.warn('the clipboard refuses a text', cause)
    showToast({ tone: 'error', text: failed })
  }
}
