import type { Drawing, SceneFace } from '../list/drawing.ts'
import type { FontBook } from '../text/font-book.ts'
import type { FaceLetters } from './faces-of.ts'
import { recordNeeds } from './record-needs.ts'

/** Fonts of a host, which come when they are needed. */
export interface LoadedFonts {
  readonly book: FontBook
  /** Also of letters that are known to be missing. */
  isLoaded(face: SceneFace, letter: string): boolean
}

export interface Layout<Drawn extends Drawing = Drawing> {
  readonly drawing: Drawn
  /** The faces that it prefers, with the letters that it wants of them. */
  readonly asked: readonly FaceLetters[]
  /** Empty: the drawing is as it stays. Otherwise what has to be loaded before it is laid out again. */
  readonly needs: readonly FaceLetters[]
}

/** Lays out with the fonts that are here. */
function layOutNow<Drawn extends Drawing>(
  draw: (book: FontBook) => Drawn,
  fonts: LoadedFonts,
): Layout<Drawn> {
  const recorded = recordNeeds(fonts.book, fonts.isLoaded)
  const drawing = draw(recorded.book)
  return { drawing, asked: recorded.asked(), needs: recorded.needs() }
}

/** A layout asks for the next face of a text only when the one before it is known not to have a letter. */
const mostRounds = 12

type LoadingFonts = LoadedFonts & { load(needs: readonly FaceLetters[]): Promise<void> }

/** Lays out as often as it takes to load what is needed. */
export async function layOutWithFonts<Drawn extends Drawing>(
  draw: (book: FontBook) => Drawn,
  fonts: LoadingFonts,
): Promise<Layout<Drawn>> {
  for (let round = 0; round < mostRounds; round++) {
    const layout = layOutNow(draw, fonts)
    if (layout.needs.length === 0) return layout
    await fonts.load(layout.needs)
  }
  throw new Error('the layout asks for ever more letters')
}

/** The same, the drawing alone. */
export async function drawWithFonts(
  draw: (book: FontBook) => Drawing,
  fonts: LoadingFonts,
): Promise<Drawing> {
  return (await layOutWithFonts(draw, fonts)).drawing
}
