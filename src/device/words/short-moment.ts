import { pageLanguage } from './page-language.ts'

/** The time if `at` (ISO 8601 or epoch ms) is today, else the date; '' for an invalid one. */
export function shortMoment(at: string | number): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const isToday = date.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(
    pageLanguage(),
    isToday ? { timeStyle: 'short' } : { month: 'long', day: 'numeric' },
  ).format(date)
}
