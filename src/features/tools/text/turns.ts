/** Turns that are tried for another text: more than any sentence has forms. */
const mostTurns = 24

/** A later turn, and whether its text is that of the first one again. */
export interface Turn {
  readonly turn: number
  readonly isFirst: boolean
}

/** The next turn that is written otherwise; null: there is no other text. */
export function nextTurn(turn: number, write: (turn: number) => string): Turn | null {
  const now = write(turn)
  for (let next = turn + 1; next <= turn + mostTurns; next++) {
    const text = write(next)
    if (text !== now) return { turn: next, isFirst: text === write(0) }
  }
  return null
}
