import type { Font } from 'fontkit'
import { type Face, sheetOf } from './load-font.ts'
import { ownFont } from './own-font.ts'
import { sfntOf } from './sfnt-of.ts'
import { readSlice, type Slice, sliceFor, slicesOf } from './slices.ts'

const sheets = new Map<string, Promise<readonly Slice[]>>()
const fonts = new Map<string, Promise<Font>>()

/**
 * The font of the first face that has a letter; null where none has. A face after the first that cannot be loaded counts as lacking
 * it; rejects where the first is neither cached nor reachable.
 */
export async function findFont(faces: readonly Face[], letter: string): Promise<Font | null> {
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
  const cached = known.get(key)
  if (cached) return cached
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}
