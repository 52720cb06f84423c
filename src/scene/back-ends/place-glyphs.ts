import type { TextItem } from '../list/drawing.ts'

/** What back ends need of a font file; the `Font` of fontkit is one. Lengths are in units of the font. */
export interface OutlineFont {
  readonly unitsPerEm: number
  layout(text: string): {
    readonly glyphs: readonly OutlineGlyph[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
  }
}

interface OutlineGlyph {
  readonly codePoints: readonly number[]
  readonly path: { readonly commands: readonly PathCommand[] }
}

/** Named as on a canvas: `moveTo`, `lineTo`, `quadraticCurveTo`, `bezierCurveTo`, `closePath`. */
export interface PathCommand {
  readonly command: string
  /** x and y of each point, y growing upward. */
  readonly args: readonly number[]
}

/** The font that has a letter; null where none has, which leaves the letter out. */
export type FontOf = (letter: string) => OutlineFont | null

export interface PlacedGlyph {
  readonly font: OutlineFont
  readonly glyph: OutlineGlyph
  /** More than one letter for a ligature. */
  readonly letters: string
  /** px from the beginning of the run, and above its baseline. */
  readonly x: number
  readonly y: number
  /** px to where the next one begins. */
  readonly advance: number
}

/**
 * The glyphs of a run with the kerning of its fonts. What is missing to the width that the layout measured, or is too much, is
 * distributed between them, so that a run ends where the layout ended it.
 */
export function placeGlyphs(item: TextItem, fontOf: FontOf): readonly PlacedGlyph[] {
  const glyphs = shape(item.text.normalize('NFC'), item.size, fontOf)
  const natural = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const gap = glyphs.length > 1 ? (item.advance - natural) / (glyphs.length - 1) : 0
  let at = 0
  return glyphs.map((placed) => {
    const x = at + placed.x
    at += placed.advance + gap
    return { ...placed, x, advance: placed.advance + gap }
  })
}

/** px from the beginning of a text to its end, without spacing, by the fonts themselves. */
export function naturalWidth(text: string, size: number, fontOf: FontOf): number {
  return shape(text.normalize('NFC'), size, fontOf).reduce((sum, { advance }) => sum + advance, 0)
}

function shape(text: string, size: number, fontOf: FontOf): readonly PlacedGlyph[] {
  return runsOf(text, fontOf).flatMap(({ font, run }) => {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const letters = String.fromCodePoint(...glyph.codePoints)
      return { font, glyph, letters, x: xOffset * scale, y: yOffset * scale, advance: xAdvance * scale }
    })
  })
}

/** Adjacent letters of one font are shaped together, so that kerning applies. */
function runsOf(text: string, fontOf: FontOf): { readonly font: OutlineFont; run: string }[] {
  const runs: { readonly font: OutlineFont; run: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter)
    const last = runs.at(-1)
    if (font && last?.font === font) last.run += letter
    else if (font) runs.push({ font, run: letter })
  }
  return runs
}
