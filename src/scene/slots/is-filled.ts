import type { Slot } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { facesOfSlot, hasColour, wordOf } from '../dress/values-of.ts'

/** Whether the brand has what a slot names. A slot of a kind that this version does not know is empty. */
export function isFilled(slot: Slot, dress: Dress): boolean {
  const [kind = '', name = ''] = slot.slice(1, -1).split('.')
  if (kind === 'brand') return wordOf(dress, name).trim() !== ''
  if (kind === 'photo') return photoOf(slot, dress) !== null
  if (kind === 'color') return hasColour(dress, name)
  if (kind === 'font') return facesOfSlot(dress, name).length > 0
  return kind === 'logo' && dress.logos.some(({ form }) => form === name)
}

/** `{photo.1}` is the first. */
export function photoOf(slot: string, dress: Dress) {
  const index = /^\{photo\.(\d{1,3})\}$/.exec(slot)?.[1]
  return index === undefined ? null : (dress.photos[Number(index) - 1] ?? null)
}
