import type { Font } from 'fontkit'
import { fontFamilies, nearestWeight } from '#model/options/fonts.ts'
import { type Face, sheetOf } from './load-font.ts'
import { ownFont } from './own-font.ts'
import { sfntOf } from './sfnt-of.ts'
import { readSlice, type Slice, sliceFor, slicesOf } from './slices.ts'

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

const sheets = new Map<string, Promise<readonly Slice[]>>()
const fonts = new Map<string, Promise<Font>>()
/**
 * Fallback fonts for letters that a family lacks: Hangul and Latin first, then Han as each language draws it.
 */
const helpers = ['pretendard', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc']

/** Text as a path, from the font slices of a face. Rejects if a slice is neither cached nor reachable. */
export async function outlineText(face: Face, text: string): Promise<Outlined> {
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
  found: readonly (Font | null)[],
  letters: readonly string[],
): { font: Font | null; run: string }[] {
  const runs: { font: Font | null; run: string }[] = []
  for (const [i, letter] of letters.entries()) {
    const font = found[i] ?? null
    const last = runs.at(-1)
    if (last && last.font === font) last.run += letter
    else runs.push({ font, run: letter })
  }
  return runs
}

/** The face itself first. A fallback that cannot be loaded counts as lacking the letter. */
async function findFont(faces: readonly Face[], letter: string): Promise<Font | null> {
  for (const [i, face] of faces.entries()) {
    try {
      const font = await fontFor(face, letter)
      if (font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return font
    } catch (cause) {
      if (i === 0) throw cause
    }
  }
  return null
}

/** The slice of a face that contains a letter. Offline the app's own, larger font file is used. */
async function fontFor(face: Face, letter: string): Promise<Font | undefined> {
  try {
    const slice = sliceFor(await loadSlices(face), letter)
    return slice && (await loadFont(slice.url))
  } catch (cause) {
    const { family, weight } = face
    if (family.slug !== 'pretendard' || (weight !== 400 && weight !== 700)) throw cause
    return loadFont(ownFont(weight))
  }
}

function loadSlices(face: Face): Promise<readonly Slice[]> {
  return once(sheets, sheetOf(face), () => slicesOf(face))
}

function loadFont(url: string): Promise<Font> {
  return once(fonts, url, async () => {
    const [{ create }, bytes] = await Promise.all([import('fontkit'), readSlice(url)])
    return create(sfntOf(bytes) as Buffer) as Font
  })
}

/** Failed requests are not cached. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key)
  if (found) return found
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}

function helperFace(slug: string, { family, weight }: Face): Face[] {
  const found = fontFamilies.find((candidate) => candidate.slug === slug)
  return found && found.slug !== family.slug ? [{ family: found, weight: nearestWeight(found, weight) }] : []
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
