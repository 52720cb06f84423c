interface Piece {
  readonly text: string
  readonly isAnswer: boolean
  /** Where it begins. */
  readonly at: number
}

/** A sentence cut at the answers that stand in it word for word, longest first where two begin together. */
export function splitAround(sentence: string, answers: readonly string[]): Piece[] {
  const wanted = answers.filter((answer) => answer !== '').sort((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  let plainFrom = 0
  let at = 0
  const addPlain = (to: number) => {
    if (to > plainFrom) pieces.push({ text: sentence.slice(plainFrom, to), isAnswer: false, at: plainFrom })
  }
  while (at < sentence.length) {
    const found = wanted.find((answer) => sentence.startsWith(answer, at))
    if (found === undefined) {
      at += 1
      continue
    }
    addPlain(at)
    pieces.push({ text: found, isAnswer: true, at })
    at += found.length
    plainFrom = at
  }
  addPlain(sentence.length)
  return pieces
}
