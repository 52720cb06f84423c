import { type Language, languages } from '#model/language/languages.ts'
import { languageName } from './language-name.ts'

/** The name of a language, read in that language. */
export function LanguageName({ language }: { language: Language }) {
  return <span lang={languages.find(({ key }) => key === language)?.tag}>{languageName(language)}</span>
}
