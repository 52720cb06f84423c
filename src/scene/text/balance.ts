import { breakLines, type Lines } from './break-lines.ts'
import type { Paragraph } from './pieces.ts'
import type { Ruler } from './ruler.ts'

/** How far lines may be narrowed, of the width, and how often it is halved. */
const narrowest = 0.4
const halvings = 9

/** The narrowest width that takes no further line and breaks no word: its lines are of about the same length. */
export function balanceLines(paragraphs: readonly Paragraph[], width: number, ruler: Ruler): Lines {
  const widest = breakLines(paragraphs, width, ruler)
  if (widest.isBroken || widest.lines.length === paragraphs.length) return widest
  let best = widest
  let low = width * narrowest
  let high = width
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    const lines = breakLines(paragraphs, middle, ruler)
    if (lines.isBroken || (lines.isParted && !widest.isParted) || lines.lines.length > widest.lines.length)
      low = middle
    else {
      high = middle
      best = lines
    }
  }
  return best
}
