import { cookies } from '#model/access/cookies.ts'
import { type Language, languageFor, languages } from '#model/language/languages.ts'
import { readCookie, writeCookie } from '../browser/cookie.ts'

/** The stored choice, else the browser's language, else Korean. */
export function currentLanguage(): Language {
  const stored = readCookie(cookies.locale.name)
  if (stored) return languageFor(stored)
  return languageFor(navigator.languages?.join(',') ?? navigator.language)
}

/** Stores the choice for a year. The caller reloads the page, after writes are flushed. */
export function storeLanguage(language: Language): void {
  writeCookie(cookies.locale, languages.find(({ key }) => key === language)?.tag ?? 'ko-KR')
}

/** The account's language comes before the choice of this device; a page that is loaded already keeps its own. */
export function takeLanguageOf(locale: string | null): void {
  // A server of an earlier version does not say it.
  if (!locale) return
  const language = languageFor(locale)
  if (language !== currentLanguage()) storeLanguage(language)
}
