import { pageLanguage } from '#engine/words/page-language.ts'
import { dateFormat } from '#model/language/formatters.ts'

const looks = {
  /** 12월 18일 금요일 */
  long: { month: 'long', day: 'numeric', weekday: 'long' },
  /** 12월 18일 (금) */
  short: { month: 'long', day: 'numeric', weekday: 'short' },
  /** 18일 (금) */
  flag: { day: 'numeric', weekday: 'short' },
  /** 12. 18. */
  number: { month: 'numeric', day: 'numeric' },
  /** 12월 18일 */
  monthDay: { month: 'long', day: 'numeric' },
  /** 2026년 12월 */
  month: { year: 'numeric', month: 'long' },
  /** 금 */
  weekday: { weekday: 'short' },
  /** 금요일 */
  longWeekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day, yyyy-MM-dd, in the language of the page; '' for an invalid one. */
export function dayWords(day: string, look: keyof typeof looks): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(pageLanguage(), { timeZone: 'UTC', ...looks[look] }).format(date)
}
