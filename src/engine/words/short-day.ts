import { dateFormat } from '#model/language/formatters.ts'
import { pageLanguage } from './page-language.ts'

/** A day given as yyyy-MM-dd: month and day, short, with the year if it is another than this one. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const isThisYear = day.startsWith(`${new Date().getFullYear()}-`)
  return dateFormat(pageLanguage(), {
    timeZone: 'UTC',
    ...(isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' }),
  }).format(date)
}
