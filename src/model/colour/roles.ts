import type { Hex } from './oklab.ts'

/** The four colours that a brand is seen in, by their part in it. */
export const brandRoles = ['main', 'secondary', 'tertiary', 'quaternary'] as const
/** The four that say how something went. Never without an icon and words. */
export const statusRoles = ['success', 'info', 'warning', 'danger'] as const
export const colourRoles = [...brandRoles, ...statusRoles] as const

export type BrandColourRole = (typeof brandRoles)[number]
export type StatusRole = (typeof statusRoles)[number]
export type ColourRole = (typeof colourRoles)[number]

/** What a brand looks like, without what says how something went. */
export type BrandColours = Readonly<Record<BrandColourRole, Hex>>
export type Palette = Readonly<Record<ColourRole, Hex>>
/** What is chosen so far; null is nobody's choice. */
export type Colours = Readonly<Record<ColourRole, Hex | null>>

/** How much of a page each usually takes, in per cent. */
export const usualShares: Readonly<Record<BrandColourRole, number>> = {
  main: 25,
  secondary: 10,
  tertiary: 5,
  quaternary: 60,
}

export function isComplete(colours: Colours): colours is Palette {
  return colourRoles.every((role) => colours[role] !== null)
}

/** The four of the brand, once they are all there. */
export function brandColoursOf({ main, secondary, tertiary, quaternary }: Colours): BrandColours | null {
  if (main === null || secondary === null || tertiary === null || quaternary === null) return null
  return { main, secondary, tertiary, quaternary }
}
