import { dateFormat } from './formatters.ts'
import { pageLanguage } from './page-language.ts'

const time = { timeStyle: 'short' } as const
const day = { month: 'long', day: 'numeric' } as const
const dayOfYear = { dateStyle: 'long' } as const

/**
 * The time if `at` (ISO 8601 or epoch ms) is today, else the date, with its year if that is another one; '' for an invalid
 * one.
 */
export function shortMoment(at: string | number): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const now = new Date()
  const format =
    date.toDateString() === now.toDateString()
      ? time
      : date.getFullYear() === now.getFullYear()
        ? day
        : dayOfYear
  return dateFormat(pageLanguage(), format).format(date)
}
