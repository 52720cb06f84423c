import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Language } from '#model/language/languages.ts'
import type { CreditType } from '#model/money/credits.ts'
import { readLocale } from '#server/http/locales.ts'

interface CreditWords {
  /** By what an entry is about. */
  readonly kinds: Readonly<Record<string, string>>
  /** For a kind without words of its own, by type. */
  readonly types: Readonly<Record<CreditType, string>>
}

export function titleOf(language: Language, type: CreditType, kind: string): string {
  const { kinds, types } = wordsOf(language)
  return kinds[kind] ?? types[type]
}

/** The kinds whose title has this text, or its initial consonants. */
export function kindsLike(language: Language, text: string): string[] {
  return Object.entries(wordsOf(language).kinds)
    .filter(([, title]) => matchesSearch(title, text))
    .map(([kind]) => kind)
}

const wordsOf = (language: Language) => readLocale<CreditWords>(language, 'credit')
