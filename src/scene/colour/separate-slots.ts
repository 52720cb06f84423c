import { distanceOf, type Hex, oklchOf } from '#model/colour/oklab.ts'
import type { Colour, Layer, Page, Paint } from '../body/body.ts'
import type { ColourSlot } from '../dress/dress.ts'
import { readColour } from './colour-slot.ts'
import { mix } from './mix.ts'
import { lightest, type ScenePalette, warmBlack } from './palette.ts'

/** ΔE 5: a hundredth of the unit of OKLab is one ΔE, as black and white are 1 and 100 apart. */
export const leastApart = 5 / 100
const step = 0.06
/** Lightness in OKLab from which a tint makes hardly a difference. */
const light = 0.85

/** Which slots keep their colour where two land together; those with tints or shades come after them. */
const order: readonly ColourSlot[] = [
  ...(['main', 'secondary', 'tertiary', 'quaternary'] as const),
  ...(['success', 'info', 'warning', 'danger', 'ink', 'paper'] as const),
]

/** Colours of the slots of a page that are moved, so that areas of two slots can be told apart. */
export function separateSlots(page: Page, palette: ScenePalette): ReadonlyMap<Colour, Hex> {
  const used = [...new Set(areasOf(page))].filter((colour) => colour.startsWith('{'))
  const names = used
    .map((colour) => ({ colour, ...readColour(colour, palette, '') }))
    .filter(({ way }) => way === 'plain')
    .sort((one, other) => rankOf(one) - rankOf(other))
  const taken: Hex[] = []
  const moved = new Map<Colour, Hex>()
  for (const { colour, hex, slot } of names) {
    const free = freeColour(hex, slot === null ? hex : palette[slot], taken)
    taken.push(free)
    if (free !== hex) moved.set(colour, free)
  }
  return moved
}

function rankOf({ colour, slot }: { colour: Colour; slot: ColourSlot | null }): number {
  return (slot === null ? 0 : order.indexOf(slot)) + (colour.split('.').length > 2 ? order.length : 0)
}

/**
 * The nearest tint that is apart from all others; of what is nearly white more of the colour that its slot begins with, or a shade;
 * the colour itself where none is free.
 */
function freeColour(hex: Hex, base: Hex, taken: readonly Hex[]): Hex {
  const isFree = (one: Hex) => taken.every((other) => distanceOf(one, other) >= leastApart)
  if (isFree(hex)) return hex
  for (const way of oklchOf(hex).l > light ? [base, warmBlack, lightest] : [lightest, warmBlack]) {
    for (let share = step; share < 0.9; share += step) {
      const made = mix(hex, way, share)
      if (isFree(made)) return made
    }
  }
  return hex
}

function areasOf(page: Page): Colour[] {
  return [...coloursOf(page.background), ...page.layers.flatMap(coloursOfLayer)]
}

function coloursOfLayer(layer: Layer): Colour[] {
  if (layer.hidden) return []
  if (layer.type === 'group') return layer.children.flatMap(coloursOfLayer)
  if (layer.type !== 'shape' && layer.type !== 'path') return []
  return [...(layer.fill ? coloursOf(layer.fill) : []), ...(layer.stroke ? [layer.stroke.color] : [])]
}

function coloursOf(paint: Paint): Colour[] {
  return typeof paint === 'string' ? [paint] : paint.stops.map(([, colour]) => colour)
}
