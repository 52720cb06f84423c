import type { KeyboardEvent } from 'react'
import { isComposing } from './composing.ts'

const afterMs = 100
let endedAt = Number.NEGATIVE_INFINITY

if (typeof document !== 'undefined') {
  document.addEventListener(
    'compositionend',
    (event) => {
      endedAt = event.timeStamp
    },
    { capture: true },
  )
}

/** True during an IME composition and for 100 ms after it: the key that ended it is no shortcut. */
export function belongsToComposition(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  return isComposing(event) || event.timeStamp - endedAt < afterMs
}
