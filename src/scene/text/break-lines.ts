import type { Paragraph, Piece } from './pieces.ts'
import type { Ruler } from './ruler.ts'

/** Letters of one paragraph, from `from` to before `to`, without the spaces at the end. */
export interface Line {
  readonly paragraph: number
  readonly from: number
  readonly to: number
  /** In ems, without the spacing after its last letter. */
  readonly width: number
}

export interface Lines {
  readonly lines: readonly Line[]
  /** A word is wider than the box, and was broken at a grapheme. */
  readonly isBroken: boolean
  /** A phrase is wider than the box, and was parted. */
  readonly isParted: boolean
}

/** As many pieces a line as `width` ems take; phrases stay together where they can. */
export function breakLines(paragraphs: readonly Paragraph[], width: number, ruler: Ruler): Lines {
  const lines: Line[] = []
  let isBroken = false
  let isParted = false
  for (const [index, paragraph] of paragraphs.entries()) {
    const { pieces, spacing } = paragraph
    const room = width + spacing + 1e-9
    let line: { from: number; to: number; full: number; width: number } | null = null
    const end = () => {
      if (line)
        lines.push({
          paragraph: index,
          from: line.from,
          to: line.to,
          width: Math.max(0, line.width - spacing),
        })
      line = null
    }
    const put = (piece: Piece) => {
      const before: number = line?.full ?? 0
      if (line && before + piece.width > room) end()
      if (!line && piece.width > room) {
        const parts = brokenOf(paragraph, piece, room, ruler)
        isBroken ||= parts.length > 1
        for (const part of parts.slice(0, -1)) {
          lines.push({ paragraph: index, from: part.from, to: part.inked, width: part.width - spacing })
        }
        const last = parts.at(-1)
        if (last) line = { from: last.from, to: last.inked, full: last.full, width: last.width }
        return
      }
      const start: number = line?.full ?? 0
      line = {
        from: line?.from ?? piece.from,
        to: piece.inked,
        full: start + piece.full,
        width: start + piece.width,
      }
    }
    for (const phrase of phrasesOf(pieces)) {
      const used: number = (line as { full: number } | null)?.full ?? 0
      const needed = inkedWidth(phrase)
      if (phrase.length > 1 && used > 0 && used + needed > room && needed <= room) end()
      if (phrase.length > 1 && needed > room) isParted = true
      for (const piece of phrase) put(piece)
    }
    if (line === null && pieces.length === 0) lines.push({ paragraph: index, from: 0, to: 0, width: 0 })
    end()
  }
  return { lines, isBroken, isParted }
}

function phrasesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const phrases: Piece[][] = []
  let isOpen = false
  for (const piece of pieces) {
    const last = phrases.at(-1)
    if (isOpen && last) last.push(piece)
    else phrases.push([piece])
    isOpen = piece.glued
  }
  return phrases
}

function inkedWidth(phrase: readonly Piece[]): number {
  return phrase.reduce((sum, piece, i) => sum + (i === phrase.length - 1 ? piece.width : piece.full), 0)
}

/** A word in parts of at least one grapheme that each fit. */
function brokenOf(
  { letters, spacing }: Paragraph,
  piece: Piece,
  room: number,
  ruler: Ruler,
): readonly Piece[] {
  const parts: Piece[] = []
  // Letter by letter, without kerning, which makes words narrower as a rule.
  const widthAt = (at: number) => ruler.widthOf(letters, at, at + 1) + spacing
  let from = piece.from
  while (from < piece.inked) {
    let to = from + 1
    let width = widthAt(from)
    for (; to < piece.inked; to += 1) {
      const wider = width + widthAt(to)
      if (wider > room) break
      width = wider
    }
    const isLast = to === piece.inked
    parts.push({
      from,
      inked: to,
      to: isLast ? piece.to : to,
      width,
      full: isLast ? width + piece.full - piece.width : width,
      glued: false,
    })
    from = to
  }
  return parts
}
