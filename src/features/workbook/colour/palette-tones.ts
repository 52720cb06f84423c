import type { PaletteOption } from '#model/colour/palettes.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { keywordOfId, toneOfKeyword } from '#model/options/keywords.ts'

/** The palettes that suit the brand's keywords, one entry per chosen keyword of the built-in list. */
export function paletteTones(answers: Answers): readonly PaletteOption[] {
  return itemsOf(answers, strategy.personality.keywords.path).flatMap(({ idBrandKeyword }) => {
    const tone = toneOfKeyword(keywordOfId(typeof idBrandKeyword === 'number' ? idBrandKeyword : null))
    return tone ? [tone.palette] : []
  })
}
