import type { CompositionWords } from '#model/composition/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

/** Words of the product's keys: locales/{language}/options.json. */
export interface OptionWords extends CompositionWords {
  readonly industry: Record<string, string>
  readonly activityPeriod: Record<string, string>
  readonly memberCount: Record<string, string>
  readonly companySize: Record<string, string>
  readonly keyword: Record<string, string>
  readonly plan: Record<string, string>
}

export function optionWords(language: Language): OptionWords {
  return readLocale<OptionWords>(language, 'options')
}
