import { languages } from '#model/language/languages.ts'
import type { Site } from '../page/site-context.ts'

/** A day such as `2026-11-24` as it is written in the page's language. */
export function postDate(date: string, { language }: Pick<Site, 'language'>): string {
  const tag = languages.find(({ key }) => key === language)?.tag
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

/** Name of a language in that language. */
export function nameOfLanguage(language: string): string {
  return languages.find(({ key }) => key === language)?.name ?? language
}
