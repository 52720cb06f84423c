import { type FontOf, type PlacedGlyph, placeGlyphs } from '#scene/back-ends/place-glyphs.ts'
import type { TextItem } from '#scene/list/drawing.ts'
import { num, nums } from './path-operators.ts'
import type { PdfFont } from './pdf-fonts.ts'

/** A font as the page names it. */
export interface NamedFont extends PdfFont {
  readonly name: string
}

interface SetLetter {
  readonly font: NamedFont
  readonly glyph: number
  readonly x: number
  readonly y: number
}

/** From this part of the size on, readers take the space between letters for a space between words. */
const wide = 0.08

/**
 * A run as text that can be copied, each letter where the layout has it. Null where a letter has no font that can be embedded: such
 * a run is drawn.
 */
export function textOperators(
  item: TextItem,
  fontOf: FontOf,
  embedded: (font: PlacedGlyph['font']) => NamedFont | null,
): string | null {
  const letters: SetLetter[] = []
  for (const placed of placeGlyphs(item, fontOf)) {
    const font = embedded(placed.font)
    const points = [...placed.letters]
    for (const [index, letter] of points.entries()) {
      const glyph = font?.glyphs.get(letter.codePointAt(0) ?? 0)
      if (!font || glyph === undefined) return null
      // The letters of a ligature share its width.
      const x = placed.x + (placed.advance * index) / points.length
      letters.push({ font, glyph, x, y: placed.y })
    }
  }
  const shown = piecesOf(letters).map((piece) => pieceOperators(item, piece))
  const text = `BT\n${shown.join('\n')}\nET`
  const isWide = letters.some((letter, index) => gapAfter(letter, letters[index + 1], item.size) > wide)
  return isWide ? `/Span <</ActualText ${utf16(item.text)}>> BDC\n${text}\nEMC` : text
}

/** Letters of one font at one height are shown together. */
function piecesOf(letters: readonly SetLetter[]): SetLetter[][] {
  const pieces: SetLetter[][] = []
  for (const letter of letters) {
    const last = pieces.at(-1)
    const first = last?.[0]
    if (last && first?.font === letter.font && first.y === letter.y) last.push(letter)
    else pieces.push([letter])
  }
  return pieces
}

function pieceOperators({ x, y, size }: TextItem, piece: readonly SetLetter[]): string {
  const [first] = piece
  if (!first) return ''
  const shown = piece.map((letter, index) => {
    const code = `<${letter.glyph.toString(16).padStart(4, '0')}>`
    // In thousandths of the size, to the left.
    const back = Math.round(gapAfter(letter, piece[index + 1], size) * -100_000) / 100
    return Math.abs(back) < 0.05 ? code : `${code} ${num(back)}`
  })
  // The page grows downward, letters upward.
  const matrix = nums([1, 0, 0, -1, x + first.x, y - first.y])
  return `/${first.font.name} ${num(size)} Tf\n${matrix} Tm\n[${shown.join(' ')}] TJ`
}

/** Between a letter and the next one, of the size; 0 after the last one. */
function gapAfter({ font, glyph, x }: SetLetter, next: SetLetter | undefined, size: number): number {
  return next ? (next.x - x) / size - font.advanceOf(glyph) : 0
}

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}
