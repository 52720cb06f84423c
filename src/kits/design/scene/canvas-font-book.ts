import { type Slice, sliceFor } from '#engine/fonts/slices.ts'
import type { LoadedFonts } from '#scene/back-ends/draw-with-fonts.ts'
import { faceKey } from '#scene/back-ends/faces-of.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { canvasFont } from './css-face.ts'

/** px: advances grow with the size, and are measured once. */
const measuredSize = 1000
/** Some 4 MB. */
const mostAdvances = 20_000

/** Draws nothing; only measures. */
export type Measure = Pick<OffscreenCanvasRenderingContext2D, 'measureText' | 'font'>

/**
 * The fonts of this page. `slices`: the files of each face by its key, which say the letters that it has; a face without them has
 * none. What is measured before its letters are loaded is measured again.
 */
export function createFontBook(
  slices: ReadonlyMap<string, readonly Slice[]>,
  isLoaded: LoadedFonts['isLoaded'],
  context: Measure = createContext(),
): FontBook {
  const advances = new Map<string, number>()
  // By slices: those of a face are another list once its sheet has come.
  const letters = new WeakMap<readonly Slice[], Map<string, boolean>>()
  return {
    measure(text, face, size) {
      const key = `${faceKey(face)} ${text}`
      const known = advances.get(key)
      if (known !== undefined) return known * size
      context.font = canvasFont(face, measuredSize)
      const advance = context.measureText(text).width / measuredSize
      if ([...text.normalize('NFC')].every((letter) => isLoaded(face, letter))) {
        if (advances.size >= mostAdvances) advances.clear()
        advances.set(key, advance)
      }
      return advance * size
    },
    has(face, letter) {
      const own = slices.get(faceKey(face))
      if (!own) return false
      const known = letters.get(own) ?? new Map<string, boolean>()
      letters.set(own, known)
      const before = known.get(letter)
      if (before !== undefined) return before
      const has = hasLetters(own, letter.normalize('NFC'))
      if (known.size < mostAdvances) known.set(letter, has)
      return has
    },
  }
}

/** All code points of a grapheme but those that only join or select. */
function hasLetters(slices: readonly Slice[], letter: string): boolean {
  return [...letter].every(
    (point) => /[\p{Cf}\p{Variation_Selector}]/u.test(point) || sliceFor(slices, point) !== undefined,
  )
}

function createContext(): Measure {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('this browser has no 2d canvas')
  context.fontKerning = 'normal'
  context.textRendering = 'geometricPrecision'
  return context
}
