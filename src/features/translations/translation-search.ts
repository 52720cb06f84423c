import { type Language, languages } from '#model/language/languages.ts'

/** What of the translations is on the screen, by its address. */
export interface TranslationSearch {
  /** Keys of languages, apart by commas: `en,ja`. Absent: those that the width has room for. */
  readonly lang?: string
}

/** Reads the address. What is malformed is left out. */
export function readTranslationSearch({ lang }: Record<string, unknown>): TranslationSearch {
  const known = typeof lang === 'string' ? languagesIn(lang) : []
  return known.length > 0 ? { lang: known.join(',') } : {}
}

/** Each language once, in the order of all languages. */
export function languagesIn(text: string): readonly Language[] {
  const named = text.split(',')
  return languages.map(({ key }) => key).filter((key) => named.includes(key))
}
