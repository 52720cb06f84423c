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

/** True while a syllable is built and for a breath after: the key that ended it meant the syllable, not us. */
export function belongsToComposition(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  return isComposing(event) || event.timeStamp - endedAt < afterMs
}
