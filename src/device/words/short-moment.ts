import { dateFormat } from './formatters.ts'
import { pageLanguage } from './page-language.ts'

const time = { timeStyle: 'short' } as const
const day = { month: 'long', day: 'numeric' } as const

/** The time if `at` (ISO 8601 or epoch ms) is today, else the date; '' for an invalid one. */
export function shortMoment(at: string | number): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const isToday = date.toDateString() === new Date().toDateString()
  return dateFormat(pageLanguage(), isToday ? time : day).format(date)
}
