import { type DateLook, type DateZone, dateWords } from '#model/time/date-words.ts'
import { pageLanguage } from './page-language.ts'

/** A moment (ISO 8601, epoch ms or Date) or a day as yyyy-MM-dd in the language of the page; '' for an invalid one. */
export function pageDate(at: string | number | Date, look: DateLook, timeZone?: DateZone): string {
  return dateWords(pageLanguage(), at, look, timeZone)
}
