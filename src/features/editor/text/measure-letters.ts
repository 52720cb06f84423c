import { pageFonts } from '#kits/design/scene/shared-fonts.ts'
import type { FontBook } from '#scene/text/font-book.ts'

/** With the fonts that the page is drawn with. */
export const measureLetters: FontBook['measure'] = (...of) => pageFonts().book.measure(...of)
