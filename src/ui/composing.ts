import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to the input method. What ends a Korean syllable by Enter differs by browser:
 *
 *     Chromium   keydown 229 (isComposing), compositionend, keydown 13: the second one is the person's Enter
 *     Safari     compositionend, keydown 229 (not isComposing): only the key code tells that it ended the syllable
 *
 * So the event alone decides, never how long ago a composition ended: Chromium's second Enter comes within milliseconds.
 */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}
