import type { Language } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

/** Names of tabs and forms by their keys. */
interface FormWords {
  readonly tab: Readonly<Record<string, string>>
  readonly form: Readonly<Record<string, string>>
}

export function readFormWords(language: Language): FormWords {
  return readLocale<FormWords>(language, 'board/forms')
}
