import { type Language, languages } from '#model/language/languages.ts'
import { type Html, html } from '#server/http/html.ts'
import type { PageWords, ShownTexts } from '../words.ts'

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
export function langOf(text: string, { language: page, texts }: LanguageOfPage): Html | null {
  if (texts && texts.language !== texts.source)
    return isUntranslated(text, texts) ? html` lang="${tagOf(texts.source)}"` : null
  const language = languageOfText(text, page)
  return language === null ? null : html` lang="${language}"`
}

/** A quiet note behind a text that is not translated into the language of the page. */
export function sourceMark(
  text: string,
  { texts, say }: LanguageOfPage & Pick<PageWords, 'say'>,
): Html | null {
  return texts && isUntranslated(text, texts)
    ? html` <small class="source" lang="${tagOf(texts.language)}">${say('asWritten')}</small>`
    : null
}

type LanguageOfPage = Pick<PageWords, 'language' | 'texts'>

function isUntranslated(text: string, { untranslated }: ShownTexts): boolean {
  return untranslated.some((one) => one.trim() === text.trim())
}

function tagOf(language: Language): string {
  return languages.find(({ key }) => key === language)?.tag ?? language
}
