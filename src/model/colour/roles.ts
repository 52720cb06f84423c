import type { Hex } from './oklab.ts'

/** The four brand colours by role. */
export const brandRoles = ['main', 'secondary', 'tertiary', 'quaternary'] as const
/** The four status colours. They are always shown with an icon and a label. */
export const statusRoles = ['success', 'info', 'warning', 'danger'] as const
export const colourRoles = [...brandRoles, ...statusRoles] as const

export type BrandColourRole = (typeof brandRoles)[number]
export type StatusRole = (typeof statusRoles)[number]
export type ColourRole = (typeof colourRoles)[number]

/** The brand colours without the status colours. */
export type BrandColours = Readonly<Record<BrandColourRole, Hex>>
export type Palette = Readonly<Record<ColourRole, Hex>>
/** The colours chosen so far; null where none is chosen. */
export type Colours = Readonly<Record<ColourRole, Hex | null>>

/** Usual share of each colour on a page, in per cent. */
export const usualShares: Readonly<Record<BrandColourRole, number>> = {
  main: 25,
  secondary: 10,
  tertiary: 5,
  quaternary: 60,
}

export function isComplete(colours: Colours): colours is Palette {
  return colourRoles.every((role) => colours[role] !== null)
}

/** The four brand colours; null until all are chosen. */
export function brandColoursOf({ main, secondary, tertiary, quaternary }: Colours): BrandColours | null {
  if (main === null || secondary === null || tertiary === null || quaternary === null) return null
  return { main, secondary, tertiary, quaternary }
}
