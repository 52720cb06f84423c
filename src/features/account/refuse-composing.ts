import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/composing.ts'

/** For a form's `onKeyDown`: the Enter that ends a syllable is not the Enter that sends. */
export function refuseComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** For a field whose Enter does something of its own. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) act()
}
