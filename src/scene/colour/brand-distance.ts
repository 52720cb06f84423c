import { contrastOf } from '#model/colour/contrast.ts'
import { distanceOf, type Hex } from '#model/colour/oklab.ts'
import type { Colour } from '../body/body.ts'
import type { ColourSlot } from '../dress/dress.ts'
import { readColour } from './colour-slot.ts'
import type { ScenePalette } from './palette.ts'
import type { Standing } from './standing.ts'

/** Slots that a colour from outside is made one of: not those that say success or danger. */
export const offeredSlots: readonly ColourSlot[] = [
  'main',
  'secondary',
  'tertiary',
  'quaternary',
  'ink',
  'paper',
]
/** Colours nearer than this are one to the eye: ΔE 2. */
const same = 2 / 100

/** The colour as hex, of a slot without what it becomes on its ground; black where it is none. */
export function plainHex(colour: Colour, palette: ScenePalette): Hex {
  try {
    return readColour(colour, palette, '').hex
  } catch {
    return '#000000'
  }
}

/** Whether a colour is written out and is none of the brand's, whatever is nearly the same. */
export function isOutsideBrand(colour: Colour, palette: ScenePalette): boolean {
  if (colour.startsWith('{')) return false
  const hex = plainHex(colour, palette)
  return Object.values(palette).every((own) => distanceOf(hex, own) > same)
}

/** The slot whose colour is the nearest in OKLab. */
export function nearestSlot(hex: Hex, palette: ScenePalette): ColourSlot {
  return offeredSlots.reduce((best, slot) =>
    distanceOf(hex, palette[slot]) < distanceOf(hex, palette[best]) ? slot : best,
  )
}

/** The least contrast of a colour with what it stands on; null where that is nothing. */
export function contrastOn(hex: Hex, { colours }: Standing): number | null {
  return colours.length === 0 ? null : Math.min(...colours.map((ground) => contrastOf(hex, ground)))
}
