import type { Drawing, SceneFace } from '../list/drawing.ts'
import type { FontBook } from '../text/font-book.ts'
import type { FaceLetters } from './faces-of.ts'
import { recordNeeds } from './record-needs.ts'

/** Fonts of a host, which come when they are needed. */
interface LoadedFonts {
  readonly book: FontBook
  /** Also of letters that are known to be missing. */
  isLoaded(face: SceneFace, letter: string): boolean
  load(needs: readonly FaceLetters[]): Promise<void>
}

/** A layout asks for the next face of a text only when the one before it is known not to have a letter. */
const mostRounds = 12

/** Lays out as often as it takes to load what is needed. */
export async function drawWithFonts(draw: (book: FontBook) => Drawing, fonts: LoadedFonts): Promise<Drawing> {
  for (let round = 0; round < mostRounds; round++) {
    const recorded = recordNeeds(fonts.book, fonts.isLoaded)
    const drawing = draw(recorded.book)
    const needs = recorded.needs()
    if (needs.length === 0) return drawing
    await fonts.load(needs)
  }
  throw new Error('the layout asks for ever more letters')
}
