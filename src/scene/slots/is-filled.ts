import type { Slot } from '../body/body.ts'
import type { ColourSlot, Dress, FontSlot, WordSlot } from '../dress/dress.ts'

/** Whether the brand has what a slot names. A slot of a kind that this version does not know is empty. */
export function isFilled(slot: Slot, dress: Dress): boolean {
  const [kind = '', name = ''] = slot.slice(1, -1).split('.')
  if (kind === 'brand') return (dress.words[name as WordSlot]?.trim() ?? '') !== ''
  if (kind === 'photo') return photoOf(slot, dress) !== null
  if (kind === 'color') return dress.colours[name as ColourSlot] !== undefined
  if (kind === 'font') return (dress.fonts[name as FontSlot]?.length ?? 0) > 0
  return kind === 'logo' && dress.logos.some(({ form }) => form === name)
}

/** `{photo.1}` is the first. */
export function photoOf(slot: string, dress: Dress) {
  const index = /^\{photo\.(\d{1,3})\}$/.exec(slot)?.[1]
  return index === undefined ? null : (dress.photos[Number(index) - 1] ?? null)
}
