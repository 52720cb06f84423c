import type { PaletteOption } from '#model/colour/palettes.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { keywordOfId, toneOfKeyword } from '#model/options/keywords.ts'

/** The palettes that the brand's keywords speak for, one entry a keyword of ours. */
export function paletteTones(answers: Answers): readonly PaletteOption[] {
  return itemsOf(answers, strategy.personality.keywords.path).flatMap(({ idBrandKeyword }) => {
    const tone = toneOfKeyword(keywordOfId(typeof idBrandKeyword === 'number' ? idBrandKeyword : null))
    return tone ? [tone.palette] : []
  })
}
