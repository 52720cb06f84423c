/*
 * Days in Asia/Seoul as yyyy-MM-dd. Seoul is nine hours ahead of UTC and has had no daylight saving time since 1988, so
 * no zone of the machine matters.
 */

const dayMs = 86_400_000
const seoulMs = 9 * 3_600_000

/** The day in Seoul of an instant (epoch ms). */
export function seoulDayOf(at: number): string {
  return new Date(at + seoulMs).toISOString().slice(0, 10)
}

/** The first instant of a day in Seoul, in epoch ms. */
export function startOfSeoulDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - seoulMs
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The instant at which something ends that can be used for `days` more days after the day of `at`. */
export function endOfDays(at: Date, days: number): Date {
  return new Date(startOfSeoulDay(addDays(seoulDayOf(at.getTime()), days + 1)))
}
