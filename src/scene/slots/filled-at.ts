import type { Run } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { fillPiece, slotsInWords } from './fill-words.ts'

/**
 * Where an offset of a text as it is written is in what `fillWords` makes of it, its lines joined by line ends; UTF-16 units both.
 * Inside of a slot it is at the end of the word; beyond the text at its end. null: its line is left out.
 */
export function filledAt(
  text: string | readonly Run[],
  words: Dress['words'],
  offset: number,
): number | null {
  let before = 0
  let rest = offset
  for (const pieces of linesOf(text)) {
    const filled = pieces.map((piece) => fillPiece(piece, words))
    const isLeftOut = filled.some(({ empty }) => empty.length > 0)
    const length = pieces.join('').length
    if (rest <= length) return isLeftOut ? null : before + filledIn(pieces, words, rest)
    rest -= length + 1
    if (!isLeftOut) before += filled.reduce((sum, piece) => sum + piece.text.length, 1)
  }
  return Math.max(0, before - 1)
}

function filledIn(pieces: readonly string[], words: Dress['words'], offset: number): number {
  let rest = offset
  let filled = 0
  for (const piece of pieces) {
    filled += fillPiece(wholeSlots(piece, rest), words).text.length
    rest -= piece.length
    if (rest <= 0) break
  }
  return filled
}

/** The beginning of a piece, up to the end of a slot that it ends in. */
function wholeSlots(piece: string, offset: number): string {
  for (const { index, 0: slot } of piece.matchAll(slotsInWords))
    if (index < offset && offset < index + slot.length) return piece.slice(0, index + slot.length)
  return piece.slice(0, offset)
}

/** What is written in each line, run by run. */
function linesOf(text: string | readonly Run[]): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  for (const { t } of typeof text === 'string' ? [{ t: text }] : text)
    for (const [i, piece] of t.split('\n').entries()) {
      if (i > 0) lines.push([])
      lines.at(-1)?.push(piece)
    }
  return lines
}
