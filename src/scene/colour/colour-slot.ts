import type { Hex } from '#model/colour/oklab.ts'
import type { Colour } from '../body/body.ts'
import type { ColourSlot } from '../dress/dress.ts'
import { hexFrom, mix } from './mix.ts'
import { isColourSlot, lightest, type ScenePalette, warmBlack } from './palette.ts'

export interface ColourName {
  /** The slot that it begins with; null for a plain colour. */
  readonly slot: ColourSlot | null
  readonly hex: Hex
  /** How it depends on the ground: readable on it (`on`), itself made readable (`text`), or not at all. */
  readonly way: 'on' | 'text' | 'plain'
}

/** `{color.main.tint70}` and so on; a slot that this version does not know is the main colour. */
export function readColour(colour: Colour, palette: ScenePalette, layer: string): ColourName {
  if (!colour.startsWith('{')) return { slot: null, hex: hexFrom(colour, layer), way: 'plain' }
  const [, name = '', ...modifiers] = colour.slice(1, -1).split('.')
  const slot = isColourSlot(name, palette) ? name : 'main'
  let hex = palette[slot]
  let way: ColourName['way'] = 'plain'
  for (const modifier of modifiers) {
    const [, kind, percent] = /^(tint|shade)(\d{1,3})$/.exec(modifier) ?? []
    if (kind !== undefined)
      hex = mix(hex, kind === 'tint' ? lightest : warmBlack, Math.min(100, Number(percent)) / 100)
    else if (modifier === 'on' || modifier === 'text') way = modifier
  }
  return { slot, hex, way }
}
