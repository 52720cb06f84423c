import { clamp, distanceOf, fromOklch, type Hex, oklchOf } from './oklab.ts'
import type { Palette, StatusRole } from './roles.ts'
import { apart, separate } from './separate.ts'
import { statusColours } from './status.ts'

export const paletteOptions = ['near', 'facing', 'split', 'single', 'calm'] as const
export type PaletteOption = (typeof paletteOptions)[number]

export interface SuggestedPalette {
  readonly option: PaletteOption
  readonly colours: Palette
}

/** `grey` has no hue. `dark` is used as text colour, `light` as background. */
export type MainKind = 'grey' | 'dark' | 'light' | 'normal'

interface Recipe {
  /** Turn from the main hue in degrees, and factor of the main chroma. */
  readonly secondary: readonly [turn: number, part: number]
  readonly tertiary: readonly [turn: number, part: number]
  /** Hues for a main colour without one. */
  readonly grey: readonly [secondary: number, tertiary: number]
}

const recipes: Readonly<Record<PaletteOption, Recipe>> = {
  near: { secondary: [30, 0.8], tertiary: [-30, 1.1], grey: [55, 30] },
  facing: { secondary: [180, 0.55], tertiary: [150, 0.99], grey: [250, 60] },
  split: { secondary: [150, 0.7], tertiary: [210, 0.99], grey: [150, 75] },
  single: { secondary: [0, 0.55], tertiary: [0, 0.99], grey: [20, 345] },
  calm: { secondary: [0, 0.16], tertiary: [60, 1.1], grey: [85, 195] },
}

/**
 * Five palettes around the main colour, which itself is never changed. `tones` has one entry per keyword: the
 * palette that suits it. The palette with most entries comes first.
 */
export function palettesOf(
  main: Hex,
  { tones = [] }: { tones?: readonly PaletteOption[] } = {},
): readonly SuggestedPalette[] {
  const status = statusColours(main, kindOf(main) === 'grey')
  return orderOf(tones).map((option) => ({
    option,
    colours: { main, ...brandColours(main, option, status), ...status },
  }))
}

export function kindOf(main: Hex): MainKind {
  const { l, c } = oklchOf(main)
  if (c < 0.03) return 'grey'
  if (l < 0.3) return 'dark'
  return l > 0.88 ? 'light' : 'normal'
}

function orderOf(tones: readonly PaletteOption[]): readonly PaletteOption[] {
  const count = (option: PaletteOption) => tones.filter((tone) => tone === option).length
  const most = Math.max(...paletteOptions.map(count))
  const first = most > 0 ? paletteOptions.find((option) => count(option) === most) : undefined
  if (first === undefined) return paletteOptions
  return [first, ...paletteOptions.filter((option) => option !== first)]
}

/** The status colours are the same in all five palettes: a brand colour that resembles one moves aside. */
function brandColours(
  main: Hex,
  option: PaletteOption,
  status: Readonly<Record<StatusRole, Hex>>,
): Pick<Palette, 'secondary' | 'tertiary' | 'quaternary'> {
  const { l, c, h } = oklchOf(main)
  const isGrey = kindOf(main) === 'grey'
  const recipe = recipes[option]
  const vivid = clamp(c, 0.06, 0.15)
  const [secondaryHue, tertiaryHue] = isGrey ? recipe.grey : [h + recipe.secondary[0], h + recipe.tertiary[0]]

  const groundHue = isGrey && c < 0.008 ? secondaryHue : h
  const lightGround = fromOklch(0.965, 0.014, groundHue)
  const isSurface = l > 0.88 || distanceOf(lightGround, main) < apart
  const quaternary = isSurface ? fromOklch(0.27, 0.028, groundHue) : lightGround

  const secondary = separate(
    {
      l: l >= 0.58 ? clamp(l - 0.26, 0.32, 0.62) : clamp(l + 0.26, 0.56, 0.82),
      c: vivid * recipe.secondary[1],
      h: secondaryHue,
    },
    [main, quaternary],
    status,
  )
  const beside = secondary.l > 0.66 ? secondary.l - 0.16 : secondary.l + 0.16
  const tertiaryL = Math.abs(0.7 - secondary.l) < apart ? beside : 0.7
  const tertiary = separate(
    { l: tertiaryL, c: vivid * recipe.tertiary[1], h: tertiaryHue },
    [main, secondary.hex, quaternary],
    status,
  )
  return { secondary: secondary.hex, tertiary: tertiary.hex, quaternary }
}
