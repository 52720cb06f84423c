import { balanceLines } from './balance.ts'
import { breakLines, type Lines } from './break-lines.ts'
import type { Paragraph } from './pieces.ts'
import type { Ruler } from './ruler.ts'

/** px that a text may be higher or wider than its box by rounding. */
const tolerance = 0.5
const halvings = 12
/** Least size of a text without one of its own, of its size. */
export const usualLeast = 0.5

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

/** The text at the largest size between `min` and its own at which it fits; at `min` where none is. */
export function fitText(paragraphs: readonly Paragraph[], rules: FitRules, ruler: Ruler): Fitted {
  const authored = setAt(paragraphs, rules.size, rules, ruler)
  if (isGood(authored, rules) || rules.min >= rules.size) return authored
  const least = setAt(paragraphs, rules.min, rules, ruler)
  if (!isGood(least, rules)) return least
  let best = least
  let low = rules.min
  let high = rules.size
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    const set = setAt(paragraphs, middle, rules, ruler)
    if (isGood(set, rules)) {
      low = middle
      best = set
    } else high = middle
  }
  return best
}

/** The text at a size that is given. */
export function setAt(paragraphs: readonly Paragraph[], size: number, rules: FitRules, ruler: Ruler): Fitted {
  const { w, h, lineHeight, maxLines, isBalanced } = rules
  const width = (w + 0.01) / size
  const lines = (isBalanced ? balanceLines : breakLines)(paragraphs, width, ruler)
  const widest = Math.max(0, ...lines.lines.map((line) => line.width)) * size
  const overflows =
    lines.lines.length * size * lineHeight > h + tolerance ||
    lines.lines.length > maxLines ||
    widest > w + tolerance
  return { ...lines, size, overflows }
}

function isGood({ isBroken, overflows }: Fitted, { shrinks }: FitRules): boolean {
  return !isBroken && (shrinks === 'words' || !overflows)
}
