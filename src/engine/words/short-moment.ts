import { pageDate } from './page-date.ts'

/**
 * The time if `at` (ISO 8601 or epoch ms) is today, else the date, with its year if that is another one; '' for an invalid
 * one.
 */
export function shortMoment(at: string | number): string {
  const date = new Date(at)
  const now = new Date()
  if (date.toDateString() === now.toDateString()) return pageDate(date, 'time')
  return pageDate(date, date.getFullYear() === now.getFullYear() ? 'monthDay' : 'longDay')
}
