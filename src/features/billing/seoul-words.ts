import { dateFormat } from '#device/words/formatters.ts'
import { pageLanguage } from '#device/words/page-language.ts'

/** A day given as yyyy-MM-dd, with its year. */
export function dayWords(day: string): string {
  return dateFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
