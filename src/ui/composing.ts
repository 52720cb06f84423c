import type { KeyboardEvent } from 'react'

/**
 * True while an input method is building a syllable. Safari ends the composition before it sends the key,
 * so there only the key code 229 tells.
 */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}
