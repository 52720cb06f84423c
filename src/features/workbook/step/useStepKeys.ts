import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#ui/composing.ts'
import { commandOf } from './step-keys.ts'

interface Steps {
  readonly onNext: () => void
  readonly onPrevious: () => void
}

export const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** Handles the keyboard shortcuts of a step; inactive during composition and while a modal dialog is open. */
export function useStepKeys({ onNext, onPrevious }: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isComposing(event)) return
    const command = commandOf(event, { isApple, isWriting: isWriting(document.activeElement) })
    if (!command) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    if (command === 'next') onNext()
    else onPrevious()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isWriting(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
}
