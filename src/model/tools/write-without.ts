import { hasAvoided } from '../voice/avoided-words.ts'

/** How many turns are tried. */
const mostTurns = 12

/**
 * What is written in a turn, of the turns whose text has none of the words that the brand avoids; where each has one, as it is.
 * A word that is in `own`, what a person typed, may stand. The same input and turn are the same text.
 */
export function writeWithout<Written>(
  avoided: readonly string[],
  own: string,
  turn: number,
  write: (turn: number) => Written,
  textOf: (written: Written) => string,
): Written {
  const words = avoided.filter((word) => !hasAvoided(own, [word]))
  if (words.length === 0) return write(turn)
  const turns = Array.from({ length: mostTurns }, (_, at) => at).filter(
    (at) => !hasAvoided(textOf(write(at)), words),
  )
  return write(turns[turn % Math.max(1, turns.length)] ?? turn)
}
