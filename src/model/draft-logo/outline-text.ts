import { type FontFamily, fontFamilies, nearestWeight } from '../options/fonts.ts'

/** One weight of a family, as text is set in it. */
export interface LetterFace {
  readonly family: Pick<FontFamily, 'slug' | 'family'>
  readonly weight: number
}

/** What is needed of a font file; the `Font` of fontkit is one. Lengths are in units of the font, y growing upward. */
export interface LetterFont {
  readonly unitsPerEm: number
  layout(text: string): {
    readonly glyphs: readonly { readonly advanceWidth: number; readonly path: LetterPath }[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
  }
}

interface LetterPath {
  readonly commands: readonly unknown[]
  readonly bbox: {
    readonly minX: number
    readonly minY: number
    readonly maxX: number
    readonly maxY: number
  }
  scale(x: number, y: number): LetterPath
  translate(x: number, y: number): LetterPath
  toSVG(): string
}

/** The font of the first face that has a letter; null where none has. Rejects where the first face cannot be had. */
export type FindFont = (faces: readonly LetterFace[], letter: string) => Promise<LetterFont | null>

/** Text as one path at font size 100, baseline at 0, y growing downward, with its ink box. */
export interface Outline {
  readonly d: string
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Outlined {
  readonly outline: Outline | null
  /** Letters that no available font contains. */
  readonly missing: string
}

/**
 * Fallback fonts for letters that a family lacks: Hangul and Latin first, then Han as each language draws it.
 */
const helpers = ['pretendard', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc']

/** Text as a path, in the letters of a face. Rejects as `findFont`. */
export async function outlineText(findFont: FindFont, face: LetterFace, text: string): Promise<Outlined> {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
  const faces = [face, ...helpers.flatMap((slug) => helperFace(slug, face))]
  const parts: string[] = []
  let box: Box | null = null
  let missing = ''
  let x = 0
  for (const { font, run } of runsOf(
    await Promise.all(letters.map((letter) => findFont(faces, letter))),
    letters,
  )) {
    if (!font) {
      missing += run
      continue
    }
    const scale = 100 / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    for (const [i, glyph] of glyphs.entries()) {
      const position = positions[i]
      const drawn = glyph.path
        .scale(scale, -scale)
        .translate(x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale)
      if (drawn.commands.length > 0) {
        const { minX, minY, maxX, maxY } = drawn.bbox
        box = widened(box, { left: minX, top: minY, right: maxX, bottom: maxY })
        parts.push(drawn.toSVG())
      }
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return { outline: box && { d: parts.join(''), box }, missing }
}

/** Adjacent letters of one font are laid out together, so that kerning applies. */
function runsOf(
  fonts: readonly (LetterFont | null)[],
  letters: readonly string[],
): { font: LetterFont | null; run: string }[] {
  const runs: { font: LetterFont | null; run: string }[] = []
  for (const [i, letter] of letters.entries()) {
    const font = fonts[i] ?? null
    const last = runs.at(-1)
    if (last && last.font === font) last.run += letter
    else runs.push({ font, run: letter })
  }
  return runs
}

function helperFace(slug: string, { family, weight }: LetterFace): LetterFace[] {
  const substitute = fontFamilies.find((candidate) => candidate.slug === slug)
  return substitute && substitute.slug !== family.slug
    ? [{ family: substitute, weight: nearestWeight(substitute, weight) }]
    : []
}

function widened(a: Box | null, b: Box): Box {
  if (!a) return b
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}
