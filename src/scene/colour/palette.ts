import type { Hex } from '#model/colour/oklab.ts'
import type { ColourSlot, Dress } from '../dress/dress.ts'
import { mix } from './mix.ts'

const neutralInk = '#1B1D22'
const neutralPaper = '#FFFEFB'
export const lightest = '#FFFFFF'
/** What shades are mixed with. */
export const warmBlack = '#15110F'

export type ScenePalette = Readonly<Record<ColourSlot, Hex>>

/**
 * Every colour that a body may name. What the brand lacks is its main colour, in tints that can be told apart; without a main
 * colour ink and paper.
 */
export function paletteOf({ colours }: Pick<Dress, 'colours'>): ScenePalette {
  const ink = colours.ink ?? neutralInk
  const paper = colours.paper ?? neutralPaper
  const main = colours.main ?? ink
  return {
    main,
    secondary: colours.secondary ?? mix(main, lightest, 0.6),
    tertiary: colours.tertiary ?? mix(main, lightest, 0.35),
    quaternary: colours.quaternary ?? (colours.main ? mix(main, lightest, 0.92) : paper),
    success: colours.success ?? main,
    info: colours.info ?? main,
    warning: colours.warning ?? main,
    danger: colours.danger ?? main,
    ink,
    paper,
  }
}

export function isColourSlot(name: string, palette: ScenePalette): name is ColourSlot {
  return Object.hasOwn(palette, name)
}
