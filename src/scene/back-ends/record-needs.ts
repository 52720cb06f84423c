import type { SceneFace } from '../list/drawing.ts'
import type { FontBook } from '../text/font-book.ts'
import { type FaceLetters, faceKey } from './faces-of.ts'

export interface RecordedNeeds {
  readonly book: FontBook
  /** What was asked of it until now. */
  asked(): readonly FaceLetters[]
  /** Of that, what is not loaded. */
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
  const asked: Noted = new Map()
  const needs: Noted = new Map()
  const note = (face: SceneFace, letter: string): boolean => {
    add(asked, face, letter)
    if (isLoaded(face, letter)) return false
    add(needs, face, letter)
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
    asked: () => listOf(asked),
    needs: () => listOf(needs),
  }
}

type Noted = Map<string, { readonly face: SceneFace; readonly letters: Set<string> }>

function add(noted: Noted, face: SceneFace, letter: string): void {
  const key = faceKey(face)
  const known = noted.get(key) ?? { face, letters: new Set() }
  noted.set(key, known)
  known.letters.add(letter)
}

function listOf(noted: Noted): FaceLetters[] {
  return [...noted.values()].map(({ face, letters }) => ({ face, letters: [...letters].join('') }))
}
