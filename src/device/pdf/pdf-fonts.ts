import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { OwnWeight } from '../fonts/own-font.ts'
import { sfntOf } from '../fonts/sfnt-of.ts'

/** Supplies font files: from the app itself, the cache or the server. */
export interface FontSource {
  /** The whole of Pretendard, for Hangul, Latin and digits. */
  base(weight: OwnWeight): Promise<Uint8Array>
  /**
   * The slice of the language's own font that contains a character; null if there is none or it cannot be
   * loaded.
   */
  slice(codePoint: number, weight: OwnWeight): Promise<{ key: string; bytes: Uint8Array } | null>
}

/** A stretch of text in one font. */
export interface Run {
  readonly text: string
  readonly font: PDFFont
}

export interface PdfFont {
  runs(text: string): Run[]
  width(text: string, size: number): number
}

/**
 * Embeds only the fonts a document needs: Pretendard, and for characters it lacks slices of a font of the
 * language, so that a Japanese document has Japanese glyphs. `texts` is everything that will be drawn; `missing`
 * lists characters that no font has, which are drawn as a white square.
 */
export async function embedFonts(
  pdf: PDFDocument,
  source: FontSource,
  texts: Readonly<Record<OwnWeight, readonly string[]>>,
): Promise<{ fonts: Record<OwnWeight, PdfFont>; missing: string[] }> {
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0])
  const missing = new Set<string>()
  const made: Partial<Record<OwnWeight, PdfFont>> = {}
  for (const weight of [400, 700] as const)
    made[weight] = await embedWeight(pdf, source, weight, texts[weight], missing)
  return { fonts: made as Record<OwnWeight, PdfFont>, missing: [...missing] }
}

async function embedWeight(
  pdf: PDFDocument,
  source: FontSource,
  weight: OwnWeight,
  texts: readonly string[],
  missing: Set<string>,
): Promise<PdfFont> {
  const baseBytes = sfntOf(await source.base(weight))
  const baseFace = readFace(baseBytes)
  const base = await pdf.embedFont(baseBytes, { subset: true })
  const slices = new Map<string, PDFFont>()
  const unpacked = new Map<string, Uint8Array>()
  const others = new Map<string, PDFFont | null>()
  for (const letter of new Set(texts.flatMap((text) => [...text]))) {
    const code = letter.codePointAt(0) ?? 0
    if (isInvisible(letter) || baseFace.hasGlyphForCodePoint(code)) continue
    const slice = await source.slice(code, weight)
    const bytes = slice && (unpacked.get(slice.key) ?? sfntOf(slice.bytes))
    if (!bytes || !readFace(bytes).hasGlyphForCodePoint(code)) {
      missing.add(letter)
      others.set(letter, null)
      continue
    }
    const known = slices.get(slice.key) ?? (await pdf.embedFont(bytes, { subset: true }))
    unpacked.set(slice.key, bytes)
    slices.set(slice.key, known)
    others.set(letter, known)
  }

  const runs = (text: string): Run[] => {
    const found: { text: string; font: PDFFont }[] = []
    for (const letter of text.normalize('NFC')) {
      if (isInvisible(letter)) continue
      const other = others.get(letter)
      const font = other ?? base
      const shown = other === null ? '□' : letter
      const last = found.at(-1)
      if (last?.font === font) last.text += shown
      else found.push({ text: shown, font })
    }
    return found
  }
  return {
    runs,
    width: (text, size) =>
      runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
  }
}

const faces = new WeakMap<Uint8Array, fontkit.Font>()

function readFace(bytes: Uint8Array): fontkit.Font {
  const known = faces.get(bytes)
  if (known) return known
  const face = fontkit.create(bytes as Buffer) as fontkit.Font
  faces.set(bytes, face)
  return face
}

/** Joiners, variation selectors and control characters have no glyph. */
function isInvisible(letter: string): boolean {
  return /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u.test(letter)
}
