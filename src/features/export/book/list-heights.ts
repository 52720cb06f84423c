import type { Fact } from './book.ts'
import type { Room } from './page-room.ts'
import { textHeight } from './text-height.ts'

/** In mm, of things in rows beneath each other: the highest of each row, and the gaps. */
export function gridHeight(heights: readonly number[], columns: number, gap: number): number {
  let sum = 0
  for (let from = 0; from < heights.length; from += columns)
    sum += Math.max(...heights.slice(from, from + columns)) + (from > 0 ? gap : 0)
  return sum
}

/** Labels with their texts, as `facts` of `pages/base.typ` sets them. */
export function factsHeight(facts: readonly Fact[], { format, width }: Room): number {
  const most = facts.length === 1 ? 1 : format === 'wide' && facts.length > 2 ? 3 : 2
  const column = (width - (most - 1) * 8) / most
  return gridHeight(
    facts.map(({ text }) => 9 + textHeight(text, 10.5, column)),
    most,
    7,
  )
}

/** Answers that stand for a text, as `statements` sets them. */
export function statementsHeight(facts: readonly Fact[], { format, width }: Room): number {
  const gap = format === 'wide' ? 8 : 14
  return facts.reduce((sum, { text }) => sum + 13 + textHeight(text, 19, width) + gap, -gap)
}

/** In mm, of so many scales in two columns. */
export function scalesHeight(count: number): number {
  return count === 0 ? 0 : Math.ceil(count / 2) * 19 - 6
}
