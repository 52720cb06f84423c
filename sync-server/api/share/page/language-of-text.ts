import { type Html, html } from './html.ts'

/**
 * Language of an answer by its script, for screen readers and line breaks; null where the script does not tell: Han
 * characters alone may be Japanese or Chinese.
 */
function languageOfText(text: string): 'ko' | 'ja' | 'en' | null {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  return /\p{Script=Latin}/u.test(text) && !/\p{Script=Han}/u.test(text) ? 'en' : null
}

/** The attribute `lang` of an element that holds an answer. */
export function langOf(text: string): Html | null {
  const language = languageOfText(text)
  return language && html` lang="${language}"`
}
