interface Piece {
  readonly text: string
  readonly isAnswer: boolean
  /** Index in the sentence. */
  readonly at: number
}

/** Splits a sentence at the answers it contains verbatim; of two that start at the same index, the longer. */
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
