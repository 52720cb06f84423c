import { type Language, languages } from '#model/language/languages.ts'

/** The name of a language in itself. */
export function languageName(language: Language): string {
  return languages.find(({ key }) => key === language)?.name ?? language
}
