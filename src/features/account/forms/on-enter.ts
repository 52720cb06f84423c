import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/composing.ts'

/** Runs `act` on Enter instead of submitting the form, except during composition. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) act()
}
