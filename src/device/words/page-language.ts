import type { Language } from '#model/language/languages.ts'
import { currentLanguage } from '../identity/language.ts'

let ofPage: Language | null = null

/** Chosen once for a page: another tab may switch while this one still shows what it loaded. */
export function pageLanguage(): Language {
  ofPage ??= currentLanguage()
  return ofPage
}
