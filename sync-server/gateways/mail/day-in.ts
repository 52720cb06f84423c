import { type Language, languages } from '#model/language/languages.ts'

/** The day of a time in Seoul, in words: `6 November 2025`. */
export function dayIn(language: Language, day: Date): string {
  const tag = languages.find(({ key }) => key === language)?.tag ?? 'ko-KR'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(day)
}
