import type { ImageColour } from './dominant.ts'
import { distanceOf, type Hex, oklchOf } from './oklab.ts'
import { kindOf, type PaletteOption, palettesOf } from './palettes.ts'
import type { ColourRole, Palette } from './roles.ts'
import { apart, separate } from './separate.ts'
import { statusColours } from './status.ts'

export interface ImagePalette {
  readonly colours: Palette
  /** Roles whose colour is taken from the image; the others are suggested to match. */
  readonly taken: readonly ColourRole[]
}

/**
 * Assigns the colours of a logo to roles: main colour, the colours beside it, background. Missing roles are
 * suggested. Null for an image without visible pixels.
 */
export function paletteOfImage(
  found: readonly ImageColour[],
  { tones = [] }: { tones?: readonly PaletteOption[] } = {},
): ImagePalette | null {
  const main = mainOf(found)
  if (main === null) return null
  const suggestions = palettesOf(main, { tones }).map(({ colours }) => colours)
  const [first] = suggestions
  if (!first) return null

  const ground = found.find(({ hex }) => isGround(hex) && distanceOf(hex, main) >= apart)?.hex ?? null
  const quaternary = ground ?? first.quaternary
  const rest: Hex[] = []
  for (const { hex } of found) {
    const others = [main, quaternary, ...rest]
    if (hex === ground || isPaper(hex) || rest.length === 2) continue
    if (others.every((other) => distanceOf(hex, other) >= apart)) rest.push(hex)
  }
  // The more saturated of two is the accent; a single one becomes the secondary colour.
  const [one, two] = rest
  const isTurned = one !== undefined && two !== undefined && oklchOf(one).c > oklchOf(two).c
  const own: readonly (Hex | undefined)[] = isTurned ? [two, one] : [one, two]
  // Colours of the image stay as they are: the status colours move away from them, and suggestions from all.
  const status = statusColours(main, kindOf(main) === 'grey', [...rest, quaternary])
  const secondary = own[0] ?? separate(oklchOf(first.secondary), [main, quaternary], status).hex
  const others = [main, secondary, quaternary]
  const accents = suggestions.map((each) => each.tertiary)
  const tertiary = own[1] ?? separate(oklchOf(awayFrom(accents, others)), others, status).hex

  const taken: ColourRole[] = ['main']
  if (own[0] !== undefined) taken.push('secondary')
  if (own[1] !== undefined) taken.push('tertiary')
  if (ground !== null) taken.push('quaternary')
  return { colours: { main, secondary, tertiary, quaternary, ...status }, taken }
}

/** The main colour: large and saturated. A black logo has black as its main colour. */
function mainOf(found: readonly ImageColour[]): Hex | null {
  const weigh = ({ hex, share }: ImageColour) => {
    const { l, c } = oklchOf(hex)
    return c < 0.03 || l > 0.97 ? 0 : share ** 0.5 * c
  }
  const lively = [...found].sort((one, other) => weigh(other) - weigh(one))[0]
  if (lively && weigh(lively) > 0) return lively.hex
  const darkest = [...found].sort((one, other) => oklchOf(one.hex).l - oklchOf(other.hex).l)[0]
  return darkest?.hex ?? null
}

function isGround(hex: Hex): boolean {
  const { l, c } = oklchOf(hex)
  return l > 0.92 && c < 0.05 && !isPaper(hex)
}

/** White around a logo is its background, not one of its colours. */
function isPaper(hex: Hex): boolean {
  const { l, c } = oklchOf(hex)
  return l > 0.985 && c < 0.01
}

function awayFrom(candidates: readonly Hex[], others: readonly Hex[]): Hex {
  const fits = (candidate: Hex) => others.every((other) => distanceOf(candidate, other) >= apart)
  return candidates.find(fits) ?? candidates[0] ?? '#000000'
}
