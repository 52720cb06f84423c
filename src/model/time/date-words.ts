import { dateFormat } from '../language/formatters.ts'

/** The ways in which moments are written, in Korean as an example. */
const looks = {
  /** 11월 21일 */
  monthDay: { month: 'long', day: 'numeric' },
  /** 11월 21일 (토) */
  weekday: { month: 'long', day: 'numeric', weekday: 'short' },
  /** 2026. 11. 21. */
  day: { dateStyle: 'medium' },
  /** 2026년 11월 21일 */
  longDay: { dateStyle: 'long' },
  /** 오후 4:20 */
  time: { timeStyle: 'short' },
  /** 11월 21일 오후 4:20 */
  monthDayTime: { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** 26. 11. 21. 오후 4:20 */
  shortDayTime: { dateStyle: 'short', timeStyle: 'short' },
  /** 2026. 11. 21. 오후 4:20 */
  dayTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** 2026년 11월 21일 오후 4:20 */
  longDayTime: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateLook = keyof typeof looks
/** Absent: the zone of the device. A day as yyyy-MM-dd is written in UTC, in which it is read. */
export type DateZone = 'Asia/Seoul' | 'UTC'

/** A moment (ISO 8601, epoch ms or Date) or a day as yyyy-MM-dd in a language; '' for an invalid one. */
export function dateWords(
  language: string,
  at: string | number | Date,
  look: DateLook,
  timeZone?: DateZone,
): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(language, { ...looks[look], ...(timeZone && { timeZone }) }).format(date)
}
