import type { BookImage } from '#features/export/book/book.ts'
import { toPng } from '#features/logo-maker/export-logo.ts'
import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import { readOwnSymbol } from '#kits/logo/draft/read-own-symbol.ts'
import { draftLogoOf } from '#model/documents/draft-logo.ts'
import { composeLogo } from '#model/draft-logo/compose-logo.ts'
import { type Drawing, inInk, toSvg } from '#model/draft-logo/drawing.ts'
import type { Answers } from '#model/fields/answers.ts'

/** In pixels: a logo half across a page has 300 of them to the inch. */
const longestSide = 1200
const ink = '#1B1E24'

/**
 * The logo of the logo maker, in its colours and in one colour, as the logo maker draws it. Null where the brand has a
 * file of a logo or none was begun, and where a font cannot be had: the cover then shows the name.
 */
export async function readDraftLogo(answers: Answers): Promise<BookImage | null> {
  const state = draftLogoOf(answers)
  if (!state) return null
  try {
    const { outlines } = await outlineLogo(state)
    return await imageOf(composeLogo(state, outlines))
  } catch (cause) {
    console.warn('the begun logo is left out of the book', cause)
    return null
  }
}

async function imageOf(drawing: Drawing): Promise<BookImage> {
  const png = async (one: Drawing) => new Uint8Array(await (await toPng(one, longestSide)).arrayBuffer())
  const own = await readOwnSymbol(drawing)
  // An own symbol may hold what the typesetter draws otherwise than the browser.
  const isPlain = drawing.shapes.every(({ kind }) => kind === 'path')
  return {
    bytes: isPlain ? new TextEncoder().encode(toSvg(drawing)) : await png(drawing),
    type: isPlain ? 'image/svg+xml' : 'image/png',
    ratio: drawing.width / drawing.height,
    white: await png(inInk(drawing, '#FFFFFF', own)),
    black: await png(inInk(drawing, ink, own)),
  }
}
