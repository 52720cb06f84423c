import type { Letter } from './letters.ts'
import { isGlued } from './phrases.ts'
import type { Ruler } from './ruler.ts'
import { mayPart } from './scripts.ts'

/** What stays together in a line: a word with the spaces after it, or a character of Chinese or Japanese. */
export interface Piece {
  readonly from: number
  /** Where its spaces begin, and where they end. */
  readonly inked: number
  readonly to: number
  /** In ems, spacing counted once a letter: without its spaces, and with them. */
  readonly width: number
  readonly full: number
  /** Together with the next piece it is a phrase. */
  readonly glued: boolean
}

/** One line as written, which is broken into lines that fit. */
export interface Paragraph {
  readonly letters: readonly Letter[]
  readonly pieces: readonly Piece[]
  /** Between letters, in ems. */
  readonly spacing: number
}

export function paragraphOf(letters: readonly Letter[], spacing: number, ruler: Ruler): Paragraph {
  const ends = endsOf(letters)
  const pieces = ends.map((to, i) => {
    const from = ends[i - 1] ?? 0
    let inked = to
    while (inked > from && isSpace(letters[inked - 1])) inked -= 1
    const width = ruler.widthOf(letters, from, inked) + (inked - from) * spacing
    const spaces = inked === to ? 0 : ruler.widthOf(letters, inked, to) + (to - inked) * spacing
    return { from, inked, to, width, full: width + spaces, glued: false }
  })
  return { letters, pieces: glue(pieces, letters), spacing }
}

/** Where pieces end. */
function endsOf(letters: readonly Letter[]): number[] {
  const ends: number[] = []
  for (let i = 1; i < letters.length; i++) {
    const [letter, next] = [letters[i - 1], letters[i]]
    if (isSpace(next) || letter === undefined || next === undefined) continue
    if (isSpace(letter) || mayPart(letter.text, next.text)) ends.push(i)
  }
  if (letters.length > 0) ends.push(letters.length)
  return ends
}

/** Marks what should rather stay together. */
function glue(pieces: readonly Piece[], letters: readonly Letter[]): readonly Piece[] {
  const wordOf = ({ from, inked }: Piece) =>
    letters
      .slice(from, inked)
      .map(({ text }) => text)
      .join('')
  let phrase = ''
  return pieces.map((piece, i) => {
    const next = pieces[i + 1]
    const word = wordOf(piece)
    const hasSpace = piece.to > piece.inked
    phrase = phrase === '' ? word : `${phrase}${hasSpace ? ' ' : ''}${word}`
    const after = pieces[i + 2]
    const glued =
      next !== undefined &&
      isGlued({ phrase, last: word, next: wordOf(next), after: after ? wordOf(after) : '', hasSpace })
    if (!glued) phrase = ''
    return glued ? { ...piece, glued } : piece
  })
}

function isSpace(letter: Letter | undefined): boolean {
  return letter !== undefined && letter.text.trim() === ''
}
