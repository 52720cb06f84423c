import { labelOf } from '#kits/words/labels.ts'
import { guide } from '#model/documents/guide.ts'
import type { FontSlot } from '#scene/dress/dress.ts'
import { fontSlots } from './fonts.ts'

/** What each font of the brand is for, as the guide says it. */
export function wordsOfSlots(): Readonly<Record<FontSlot, string>> {
  const words = fontSlots.map((slot) => [slot, labelOf(guide.visual[slot].path)])
  return Object.fromEntries(words) as Record<FontSlot, string>
}
