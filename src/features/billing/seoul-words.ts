import { pageDate } from '#engine/words/page-date.ts'

/** A day given as yyyy-MM-dd, with its year. */
export function dayWords(day: string): string {
  return pageDate(day, 'longDay', 'UTC')
}
