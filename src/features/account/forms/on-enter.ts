import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/composing.ts'

/** For a field whose Enter does something of its own. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) act()
}
