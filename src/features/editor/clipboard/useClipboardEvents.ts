import { useEffect, useEffectEvent } from 'react'
import { pastedOf } from './pasted.ts'
import type { ClipboardActs } from './useClipboardActs.ts'

/** Answers the browser's own events, which work without a question to the person, wherever nothing else takes them. */
export function useClipboardEvents({ copy, cut, paste }: ClipboardActs): void {
  const answer = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: transfer } = event
    if (event.defaultPrevented || !transfer || isElsewhere(event.target)) return
    const isTaken =
      event.type === 'copy'
        ? copy(transfer)
        : event.type === 'cut'
          ? cut(transfer)
          : paste(pastedOf(transfer), false)
    if (isTaken) event.preventDefault()
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    for (const type of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(type, (event) => answer(event), { signal })
    return () => ending.abort()
  }, [])
}

/** Text that is written in a field or marked on the screen, and dialogs over the editor. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  const field = target.closest('input, textarea, select, [contenteditable]')
  if (field instanceof HTMLElement) return field.dataset.canvasKeys === undefined
  return (getSelection()?.toString() ?? '') !== ''
}
