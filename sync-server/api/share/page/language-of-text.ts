import type { Language } from '#model/language/languages.ts'
import { type Html, html } from '#server/http/html.ts'

/**
 * Language of an answer by its script, for screen readers and line breaks; null where it is to be read as the page
 * around it. Han characters alone may be Japanese or Chinese. Latin letters tell no language, so on a page in another
 * script they are marked as unknown, which HTML writes as ''; on an English page most of them are English.
 */
export function languageOfText(text: string, page: Language): 'ko' | 'ja' | '' | null {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text) || !/\p{L}/u.test(text)) return null
  return page === 'en' && /\p{Script=Latin}/u.test(text) ? null : ''
}

/** The attribute `lang` of an element that holds an answer. */
export function langOf(text: string, page: Language): Html | null {
  const language = languageOfText(text, page)
  return language === null ? null : html` lang="${language}"`
}
