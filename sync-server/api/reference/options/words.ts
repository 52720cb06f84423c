import type { CompositionWords } from '#model/composition/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

/** Translated words of options by key, from five files that the device loads separately. */
export interface OptionWords extends CompositionWords {
  readonly industry: Record<string, string>
  readonly activityPeriod: Record<string, string>
  readonly memberCount: Record<string, string>
  readonly companySize: Record<string, string>
  readonly keyword: Record<string, string>
  readonly gender: Record<string, string>
  readonly familyRole: Record<string, string>
  readonly character: Record<string, string>
  readonly age: Record<string, string>
  readonly plan: Record<string, string>
}

const read = new Map<Language, OptionWords>()

export function optionWords(language: Language): OptionWords {
  const known = read.get(language)
  if (known) return known
  const words = Object.assign(
    {},
    ...['options', 'options-strategy', 'drafts', 'drafts-patterns', 'reference'].map((name) =>
      readLocale<object>(language, name),
    ),
  ) as OptionWords
  read.set(language, words)
  return words
}
