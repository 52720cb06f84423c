import { lengthOf } from './month.ts'

/**
 * The days of a month that a notice names, such as "예약은 20일까지": numbers before the word for day in the five languages.
 * Numbers beyond the month name none.
 */
export function noticeDays(text: string, month: string): string[] {
  const numbers = [...text.matchAll(/(?<!\d)(\d{1,2})\s?(?:일|日|号|號|(?:st|nd|rd|th)\b)/g)].map((match) =>
    Number(match[1]),
  )
  const days = numbers.filter((number) => number >= 1 && number <= lengthOf(month))
  return [...new Set(days)].sort((a, b) => a - b).map((day) => `${month}-${String(day).padStart(2, '0')}`)
}
