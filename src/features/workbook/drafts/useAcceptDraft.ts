import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'

interface Accepted {
  readonly toast: number
  readonly text: string
  isInField: boolean
}

/**
 * Function that replaces the text by a draft and offers undo in a toast. The toast closes once the text
 * changes or the field unmounts: from then on undo would remove other changes too.
 */
export function useAcceptDraft(binding: TextBinding): (text: string) => void {
  const { t } = useLingui()
  const accepted = useRef<Accepted | null>(null)
  const { text } = binding
  useEffect(() => {
    const last = accepted.current
    if (!last) return
    if (text === last.text) last.isInField = true
    else if (last.isInField) close(accepted)
  }, [text])
  useEffect(() => () => close(accepted), [])
  return (offered) => {
    binding.replace(offered)
    const toast = showToast({
      tone: 'success',
      text: t`제안한 문장으로 바꿨어요`,
      action: { label: t`실행 취소`, onPress: binding.undo },
    })
    accepted.current = { toast, text: offered, isInField: false }
  }
}

function close(accepted: { current: Accepted | null }): void {
  if (accepted.current) dismissToast(accepted.current.toast)
  accepted.current = null
}
