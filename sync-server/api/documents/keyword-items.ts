import type { GivenOf } from '#contract/call.ts'
import type { changePersonality } from '#contract/personality.ts'
import type { Language } from '#model/language/languages.ts'
import { keywordOfId } from '#model/options/keywords.ts'
import { keywordWords } from '#server/api/reference/options/queries.ts'
import { refuseField } from '#server/http/refusal.ts'

type Keywords = NonNullable<GivenOf<typeof changePersonality>['body']['keywords']>

/** Items with only an id get the keyword's word in the caller's language. Throws INVALID_VALUE for an unknown id. */
export function toKeywordItems(keywords: Keywords, language: Language) {
  return keywords.map((given) => {
    if (typeof given !== 'number') return given
    const key = keywordOfId(given)
    if (key === null) throw refuseField('keywords', 'INVALID_VALUE')
    return { idBrandKeyword: given, keyword: keywordWords(language)[key] ?? key }
  })
}
