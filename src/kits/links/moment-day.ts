import { shortDay } from '#engine/words/short-day.ts'

/** The day of a moment (ISO 8601) in the local time zone: month and day, with the year if it is another than this one. */
export function momentDay(at: string): string {
  const date = new Date(at)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return shortDay(`${date.getFullYear()}-${month}-${day}`)
}
