import type { Slice } from '#engine/fonts/slices.ts'
import { type FaceLetters, faceKey } from '#scene/back-ends/faces-of.ts'
import type { SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { createFontBook } from './canvas-font-book.ts'
import { loadPageFonts } from './load-page-fonts.ts'

/**
 * The fonts that drawings of this page have loaded so far, shared by all of them. `slices` and `letters` by the key of a face.
 */
const slices = new Map<string, readonly Slice[]>()
const letters = new Map<string, Set<string>>()
const missing = new Map<string, SceneFace>()
let book: FontBook | null = null

/** Advances and letters of what is loaded by now. Another one after each load that brought something. */
export function pageFontBook(): FontBook {
  book ??= createFontBook(slices)
  return book
}

export function isKnownFace(face: SceneFace): boolean {
  return slices.has(faceKey(face))
}

/** Whether all of these were loaded, or are known to be missing on this device. */
export function areLoaded(wanted: readonly FaceLetters[]): boolean {
  return wanted.every(({ face, letters: needed }) => {
    const known = letters.get(faceKey(face))
    return known !== undefined && [...needed].every((letter) => known.has(letter))
  })
}

/** Those of the faces that are not whole on this device, and could not be downloaded. */
export function missingOf(wanted: readonly FaceLetters[]): readonly SceneFace[] {
  return wanted.flatMap(({ face }) => missing.get(faceKey(face)) ?? [])
}

/** Loads what is not loaded yet, and tries again what was missing. Does not reject. */
export async function loadFonts(wanted: readonly FaceLetters[]): Promise<void> {
  const found = await loadPageFonts(wanted)
  for (const [key, known] of found.slices) slices.set(key, known)
  const absent = new Set(found.missing.map(faceKey))
  for (const { face, letters: loaded } of wanted) {
    const key = faceKey(face)
    letters.set(key, new Set([...(letters.get(key) ?? []), ...loaded]))
    if (absent.has(key)) missing.set(key, face)
    else missing.delete(key)
  }
  book = null
}
