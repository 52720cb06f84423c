import type { KeyboardEvent } from 'react'

/**
 * True while an input method is building a syllable. Safari ends the composition before it sends the key,
 * so there only the key code 229 tells.
 */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}

/** For a form's `onKeyDown`: the Enter that ends a syllable is not the Enter that sends. */
export function refuseComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
