import type { Colour } from '#scene/body/body.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'

/** The roles of colours that are offered first, by their slots. */
export const brandRoles = [
  'main',
  'secondary',
  'tertiary',
  'quaternary',
  'ink',
] as const satisfies readonly ColourSlot[]

/** Lighter and darker ones of a colour. */
export const changes = ['tint70', 'tint40', '', 'shade40', 'shade60'] as const

export function slotColour(slot: ColourSlot, change = ''): Colour {
  return change === '' ? `{color.${slot}}` : `{color.${slot}.${change}}`
}

/** The slot that a colour begins with; null for a plain one. */
export function slotIn(colour: Colour): string | null {
  return /^\{color\.(\w+)/.exec(colour)?.[1] ?? null
}
