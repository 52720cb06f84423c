import type { Slice } from '#engine/fonts/slices.ts'
import type { LoadedFonts } from '#scene/back-ends/draw-with-fonts.ts'
import { type FaceLetters, faceKey } from '#scene/back-ends/faces-of.ts'
import type { SceneFace } from '#scene/list/drawing.ts'
import { createFontBook, type Measure } from './canvas-font-book.ts'
import { type LoadLetters, loadPageFonts } from './load-page-fonts.ts'

export interface PageFonts extends LoadedFonts {
  /** Does not reject: what is neither cached nor can be downloaded counts as loaded, and is missing. */
  load(needs: readonly FaceLetters[]): Promise<void>
  /** Of the faces that a layout asks for, those of which a part is missing: its letters show in another font. */
  missingOf(faces: readonly FaceLetters[]): readonly SceneFace[]
  /** Lets what is missing be loaded again; false where nothing is. */
  retry(): boolean
}

/** What drawings have loaded of the fonts of a page, or of a worker by its `loadLetters`. */
export function createPageFonts(context?: Measure, loadLetters?: LoadLetters): PageFonts {
  const slices = new Map<string, readonly Slice[]>()
  const loaded = new Map<string, Set<string>>()
  const missing = new Map<string, Set<string>>()
  const isLoaded = (face: SceneFace, letter: string) => loaded.get(faceKey(face))?.has(letter) ?? false
  return {
    book: createFontBook(slices, isLoaded, context),
    isLoaded,
    async load(needs) {
      const { slices: found, missing: lost } = await loadPageFonts(needs, loadLetters)
      for (const [key, some] of found) if (some.length > 0) slices.set(key, some)
      for (const { face, letters } of needs) {
        add(loaded, faceKey(face), letters)
        if (lost.includes(face)) add(missing, faceKey(face), letters)
      }
    },
    missingOf: (faces) =>
      faces
        .filter(({ face, letters }) => [...letters].some((letter) => missing.get(faceKey(face))?.has(letter)))
        .map(({ face }) => face),
    retry() {
      for (const [key, letters] of missing) for (const letter of letters) loaded.get(key)?.delete(letter)
      const isAny = missing.size > 0
      missing.clear()
      return isAny
    },
  }
}

function add(all: Map<string, Set<string>>, key: string, letters: string): void {
  const known = all.get(key) ?? new Set()
  all.set(key, known)
  for (const letter of letters) known.add(letter)
}
