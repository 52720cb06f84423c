import { languages } from '#model/language/languages.ts'
import { dateWords } from '#model/time/date-words.ts'
import type { Site } from '../page/site-context.ts'

/** A day such as `2026-11-24` as it is written in the page's language. */
export function postDate(date: string, { language }: Pick<Site, 'language'>): string {
  return dateWords(language, date, 'longDay', 'UTC')
}

/** Name of a language in that language. */
export function nameOfLanguage(language: string): string {
  return languages.find(({ key }) => key === language)?.name ?? language
}
