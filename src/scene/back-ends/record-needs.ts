import type { SceneFace } from '../list/drawing.ts'
import type { FontBook } from '../text/font-book.ts'
import { type FaceLetters, faceKey } from './faces-of.ts'

export interface RecordedNeeds {
  readonly book: FontBook
  /** What was asked of it and is not loaded, until now. */
  needs(): readonly FaceLetters[]
}

/**
 * A font book that notes which letters of which faces a layout asks for. Those that are not loaded count as there, so that a layout
 * asks first for the faces it prefers: it is repeated with what was loaded until nothing is missing.
 */
export function recordNeeds(
  book: FontBook,
  isLoaded: (face: SceneFace, letter: string) => boolean,
): RecordedNeeds {
  const needs = new Map<string, { readonly face: SceneFace; readonly letters: Set<string> }>()
  const note = (face: SceneFace, letter: string): boolean => {
    if (isLoaded(face, letter)) return false
    const key = faceKey(face)
    const known = needs.get(key) ?? { face, letters: new Set() }
    needs.set(key, known)
    known.letters.add(letter)
    return true
  }
  return {
    book: {
      measure(text, face, size) {
        for (const letter of text.normalize('NFC')) note(face, letter)
        return book.measure(text, face, size)
      },
      has(face, letter) {
        const isNoted = [...letter.normalize('NFC')].map((point) => note(face, point)).includes(true)
        return isNoted || book.has(face, letter)
      },
    },
    needs: () => [...needs.values()].map(({ face, letters }) => ({ face, letters: [...letters].join('') })),
  }
}
