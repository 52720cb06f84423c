import { balanceLines } from './balance.ts'
import { breakLines, type Lines } from './break-lines.ts'
import type { Paragraph } from './pieces.ts'
import type { Ruler } from './ruler.ts'

/** px that a text may be higher or wider than its box by rounding. */
const tolerance = 0.5
const halvings = 12
/** Least size of a text without one of its own, of its size. */
export const usualLeast = 0.5
/** How much smaller a text becomes so that its phrases stay together, of the size at which it would fit. */
const forPhrases = 0.7

export interface FitRules {
  readonly w: number
  readonly h: number
  readonly size: number
  readonly min: number
  readonly lineHeight: number
  readonly maxLines: number
  readonly isBalanced: boolean
  /** `words`: smaller only where a word is wider than the box. `box`: until all of it fits. */
  readonly shrinks: 'words' | 'box'
}

export interface Fitted extends Lines {
  readonly size: number
  readonly overflows: boolean
}

/**
 * The text at the largest size between `min` and its own at which it fits; at `min` where none is. A text that shrinks to its box
 * becomes somewhat smaller still where that keeps its phrases whole.
 */
export function fitText(paragraphs: readonly Paragraph[], rules: FitRules, ruler: Ruler): Fitted {
  const fits = (one: Fitted) => !one.isBroken && (rules.shrinks === 'words' || !one.overflows)
  const at = (size: number) => setAt(paragraphs, size, rules, ruler)
  const fitted = largest(rules.min, rules.size, at, fits)
  if (fitted === null) return at(rules.min)
  if (rules.shrinks === 'words' || !fitted.isParted) return fitted
  const least = Math.max(rules.min, fitted.size * forPhrases)
  return largest(least, fitted.size, at, (one) => fits(one) && !one.isParted) ?? fitted
}

/** What is made at the largest size from `low` to `high` at which it is good; null where it is not at `low`. */
export function largest<Made>(
  low: number,
  high: number,
  make: (size: number) => Made,
  isGood: (one: Made) => boolean,
): Made | null {
  const highest = make(high)
  if (isGood(highest)) return highest
  let best = make(low)
  if (!isGood(best)) return null
  let [below, above] = [low, high]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (below + above) / 2
    const set = make(middle)
    if (isGood(set)) {
      below = middle
      best = set
    } else above = middle
  }
  return best
}

/** The text at a size that is given. */
export function setAt(paragraphs: readonly Paragraph[], size: number, rules: FitRules, ruler: Ruler): Fitted {
  const { w, h, lineHeight, maxLines, isBalanced } = rules
  const lines = (isBalanced ? balanceLines : breakLines)(paragraphs, (w + 0.01) / size, ruler)
  const widest = Math.max(0, ...lines.lines.map((line) => line.width)) * size
  const overflows =
    lines.lines.length * size * lineHeight > h + tolerance ||
    lines.lines.length > maxLines ||
    widest > w + tolerance
  return { ...lines, size, overflows }
}
