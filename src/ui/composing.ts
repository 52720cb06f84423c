import type { KeyboardEvent } from 'react'

/**
 * True during an IME composition. Safari ends the composition before it sends the key, so only the key code
 * 229 identifies it there.
 */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}

/** For a form's `onKeyDown`: the Enter that ends a composition does not submit. */
export function refuseComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
