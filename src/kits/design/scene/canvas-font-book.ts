import { type Slice, sliceFor } from '#engine/fonts/slices.ts'
import { faceKey } from '#scene/back-ends/faces-of.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { canvasFont } from './css-face.ts'

/** px: advances grow with the size, and are measured once. */
const measuredSize = 1000

/** Draws nothing; only measures. */
export type Measure = Pick<OffscreenCanvasRenderingContext2D, 'measureText' | 'font'>

/**
 * The fonts of this page as they are loaded now. `slices`: the files of each face by its key, which say the letters that it has;
 * a face without them has none.
 */
export function createFontBook(
  slices: ReadonlyMap<string, readonly Slice[]>,
  context: Measure = createContext(),
): FontBook {
  const advances = new Map<string, number>()
  const known = new Map<string, boolean>()
  return {
    measure(text, face, size) {
      const key = `${faceKey(face)} ${text}`
      const before = advances.get(key)
      if (before !== undefined) return before * size
      context.font = canvasFont(face, measuredSize)
      const advance = context.measureText(text).width / measuredSize
      advances.set(key, advance)
      return advance * size
    },
    has(face, letter) {
      const key = `${faceKey(face)} ${letter}`
      const has = known.get(key) ?? hasLetters(slices.get(faceKey(face)) ?? [], letter)
      known.set(key, has)
      return has
    },
  }
}

/** All code points of a grapheme but those that only join or select. */
function hasLetters(slices: readonly Slice[], letter: string): boolean {
  return [...letter].every(
    (point) => /[\p{Cf}\p{Variation_Selector}]/u.test(point) || sliceFor(slices, point),
  )
}

function createContext(): Measure {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('this browser has no 2d canvas')
  context.fontKerning = 'normal'
  context.textRendering = 'geometricPrecision'
  return context
}
