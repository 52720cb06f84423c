import type { Language } from '#model/language/languages.ts'
import { currentLanguage } from '../identity/language.ts'

let ofPage: Language | null = null

/** Fixed while the page lives: another tab may change the language while this one still shows what it loaded. */
export function pageLanguage(): Language {
  ofPage ??= currentLanguage()
  return ofPage
}

/** Whether the next page that is loaded is in another language: the account that signed in has another one. */
export function isPageLanguageOver(): boolean {
  return currentLanguage() !== pageLanguage()
}
