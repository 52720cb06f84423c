import { type Answers, itemsOf } from '../fields/answers.ts'
import { keywordOfId, toneOfKeyword } from '../options/keywords.ts'
import { strategy } from './strategy.ts'

/** Tones of those keywords of a brand that are in the built-in list, in the order of the keywords. */
export function tonesOf(answers: Answers): readonly string[] {
  return itemsOf(answers, strategy.personality.keywords.path).flatMap(({ idBrandKeyword }) => {
    const tone = toneOfKeyword(keywordOfId(typeof idBrandKeyword === 'number' ? idBrandKeyword : null))
    return tone ? [tone.key] : []
  })
}
