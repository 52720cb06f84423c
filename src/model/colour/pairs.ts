import {
  black,
  contrastOf,
  enoughForText,
  labelOn,
  paper,
  type Verdict,
  verdictOf,
  white,
} from './contrast.ts'
import type { Hex } from './oklab.ts'
import { type BrandColours, brandRoles, type ColourRole, colourRoles, type Palette } from './roles.ts'

/** One side of a pair: a colour of the brand, or black, white or paper. */
export type PairSide = ColourRole | 'black' | 'white' | 'paper'

export interface Pair {
  readonly text: PairSide
  readonly ground: PairSide
  readonly textHex: Hex
  readonly groundHex: Hex
  readonly ratio: number
  readonly verdict: Verdict
}

/** Pairs that are used most: text on each brand colour, and brand colours as text. */
function likelyPairs(palette: BrandColours): readonly Pair[] {
  return [
    ...brandRoles.map((role) => labelPair(palette, role)),
    pair(palette, 'main', 'secondary'),
    pair(palette, 'tertiary', 'quaternary'),
    pair(palette, 'main', 'quaternary'),
  ]
}

/** The four pairs with the highest contrast, in the order of the roles. */
export function bestPairs(palette: BrandColours): readonly Pair[] {
  const fit = likelyPairs(palette).filter(({ ratio }) => ratio >= enoughForText)
  const best = [...fit].sort((one, other) => other.ratio - one.ratio).slice(0, 4)
  return fit.filter((each) => best.includes(each))
}

/** The three pairs with the lowest contrast of those that do not suit text of every size; none if all do. */
export function worstPairs(palette: BrandColours): readonly Pair[] {
  const unfit = likelyPairs(palette).filter(({ ratio }) => ratio < enoughForText)
  const worst = [...unfit].sort((one, other) => one.ratio - other.ratio).slice(0, 3)
  return unfit.filter((each) => worst.includes(each))
}

/** All relevant pairs: text on each colour, each colour as text, and the two that are used together. */
export function allPairs(palette: Palette): readonly Pair[] {
  const written = colourRoles.filter((role) => role !== 'quaternary' && role !== 'warning')
  return [
    ...colourRoles.map((role) => labelPair(palette, role)),
    ...written.flatMap((role) => [pair(palette, role, 'paper'), pair(palette, role, 'quaternary')]),
    pair(palette, 'main', 'secondary'),
  ]
}

type Known = BrandColours & Partial<Palette>

function labelPair(palette: Known, ground: ColourRole): Pair {
  return pair(palette, labelOn(hexOfSide(palette, ground)) === white ? 'white' : 'black', ground)
}

function pair(palette: Known, text: PairSide, ground: PairSide): Pair {
  const textHex = hexOfSide(palette, text)
  const groundHex = hexOfSide(palette, ground)
  const ratio = contrastOf(textHex, groundHex)
  return { text, ground, textHex, groundHex, ratio, verdict: verdictOf(ratio) }
}

function hexOfSide(palette: Known, side: PairSide): Hex {
  if (side === 'black') return black
  if (side === 'white') return white
  return side === 'paper' ? paper : (palette[side] ?? black)
}
