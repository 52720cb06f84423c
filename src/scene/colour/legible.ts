import { black, contrastOf, enoughForText, nearestPassing, white } from '#model/colour/contrast.ts'
import { type Hex, oklchOf } from '#model/colour/oklab.ts'
import type { ColourName } from './colour-slot.ts'
import { blendHex } from './mix.ts'
import type { ScenePalette } from './palette.ts'
import type { Standing } from './standing.ts'

/** A text colour, and what has to lie under the text for it. */
export interface Legible {
  readonly fill: Hex
  readonly opacity: number
  readonly scrim: { readonly fill: Hex; readonly opacity: number } | null
}

/** Contrasts that are still computed for a page; a usual one takes some hundred, a text on a photograph some thousand. */
export interface ContrastBudget {
  left: number
}

/** Half a second. Texts after them come on a dense scrim. */
export function contrastBudget(): ContrastBudget {
  return { left: 500_000 }
}

const onDenseScrim: Legible = { fill: black, opacity: 1, scrim: { fill: white, opacity: 1 } }

/** Chroma below which a colour is a neutral: it is replaced by another neutral instead of being made lighter or darker. */
const neutral = 0.03
const opacityStep = 0.1
const scrimStep = 0.04
/** A little more than enough, because back ends round what they mix. */
const enoughOnScrim = enoughForText + 0.1
/** A scrim of the side that the author chose may be so much denser than one of the other side. */
const preference = 0.2

/**
 * The colour that the author asked for where it has 4.5:1 on all of the ground; else the nearest that has, ink or paper, a higher
 * opacity; and where no colour has it, a scrim. Beyond the budget of its page black on white.
 */
export function legible(
  name: ColourName,
  { colours, isOnPhoto }: Standing,
  opacity: number,
  palette: ScenePalette,
  budget: ContrastBudget,
): Legible {
  if (budget.left <= 0) return onDenseScrim
  const passes = (fill: Hex, at = opacity) => contrastWith(fill, at, colours, budget) >= enoughForText
  const candidates = candidatesFor(name, { colours, isOnPhoto }, palette, budget)
  const fill = candidates.find((one) => passes(one))
  if (fill !== undefined) return { fill, opacity, scrim: null }
  for (let lifted = opacity + opacityStep; lifted < 1 + opacityStep; lifted += opacityStep) {
    const at = Math.min(1, lifted)
    const enough = candidates.find((one) => passes(one, at))
    if (enough !== undefined && opacity < 1) return { fill: enough, opacity: at, scrim: null }
  }
  return onScrim(candidates[0] ?? name.hex, colours, palette, budget)
}

/** The colour for shapes and lines that are to be seen on the ground. */
export function readableOn(
  name: ColourName,
  standing: Standing,
  palette: ScenePalette,
  budget: ContrastBudget,
): Hex {
  if (budget.left <= 0) return name.hex
  const candidates = candidatesFor(name, standing, palette, budget)
  return (
    candidates.find((fill) => contrastWith(fill, 1, standing.colours, budget) >= enoughForText) ?? name.hex
  )
}

function candidatesFor(
  { hex, way, slot }: ColourName,
  { colours, isOnPhoto }: Standing,
  { quaternary, paper, ink }: ScenePalette,
  budget: ContrastBudget,
): readonly Hex[] {
  const neutrals = [quaternary, paper, ink, white, black]
  if (way === 'on') return neutrals
  const isNeutral = slot === 'ink' || slot === 'paper' || oklchOf(hex).c < neutral
  if (isNeutral || isOnPhoto) return [hex, ...(isOnPhoto ? [paper, ink, white, black] : neutrals)]
  return [hex, moved(hex, colours, budget), ...neutrals]
}

/** As much lighter or darker as the hardest colour of the ground needs, where it then suits the others too. */
function moved(hex: Hex, colours: readonly Hex[], budget: ContrastBudget): Hex {
  const hardest = colours.reduce(
    (worst, one) => (contrastOf(hex, one) < contrastOf(hex, worst) ? one : worst),
    colours[0] ?? white,
  )
  return nearestPassing(
    hex,
    hardest,
    enoughForText,
    (candidate) => contrastWith(candidate, 1, colours, budget) >= enoughForText,
  )
}

function onScrim(wish: Hex, colours: readonly Hex[], palette: ScenePalette, budget: ContrastBudget): Legible {
  const scrimOf = (fill: Hex, scrim: Hex) => scrimFor(fill, scrim, colours, budget)
  const isLight = oklchOf(wish).l > 0.6
  const light = scrimOf(palette.paper, palette.ink) ?? scrimOf(white, black)
  const dark = scrimOf(palette.ink, palette.paper) ?? scrimOf(black, white)
  const [first, second] = isLight ? [light, dark] : [dark, light]
  const best = !second || (first && first.scrim.opacity <= second.scrim.opacity + preference) ? first : second
  return best ?? onDenseScrim
}

/** The thinnest scrim that suits a text colour. */
function scrimFor(
  fill: Hex,
  scrim: Hex,
  colours: readonly Hex[],
  budget: ContrastBudget,
): (Legible & { scrim: { opacity: number } }) | null {
  for (let opacity = scrimStep; opacity < 1 + scrimStep; opacity += scrimStep) {
    const at = Math.min(1, opacity)
    const seen = colours.map((one) => blendHex(scrim, at, one))
    if (contrastWith(fill, 1, seen, budget) >= enoughOnScrim)
      return { fill, opacity: 1, scrim: { fill: scrim, opacity: at } }
  }
  return null
}

function contrastWith(fill: Hex, opacity: number, colours: readonly Hex[], budget: ContrastBudget): number {
  budget.left -= colours.length
  return Math.min(...colours.map((one) => contrastOf(blendHex(fill, opacity, one), one)))
}
