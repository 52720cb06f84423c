import { useLingui } from '@lingui/react/macro'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Tells why something was not kept on this device. Returns whether it was. */
export function useTellKept(): (kept: Enqueued) => boolean {
  const { t } = useLingui()
  return (kept) => {
    if (kept.ok) return true
    const text =
      kept.reason === 'signed-out'
        ? t`로그인이 끝났어요. 다시 로그인하면 할 수 있어요.`
        : t`이 기기에 저장할 공간이 없어서 하지 못했어요.`
    showToast({ tone: 'error', text })
    return false
  }
}
