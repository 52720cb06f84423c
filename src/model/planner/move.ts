import { seoulDayOf, startOfSeoulDay } from '../time/seoul-day.ts'
import type { When } from './entry.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** The time of day in Seoul of an instant (epoch ms), as HH:mm. */
export function seoulTimeOf(at: number): string {
  return timeAt(Math.floor((at - startOfSeoulDay(seoulDayOf(at))) / minuteMs))
}

/** Minutes since midnight of a time as HH:mm. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time so many minutes after midnight, within the day. */
export function timeAt(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), dayMinutes - 1)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The instant (epoch ms) at which an entry is published; null without a day. Without a time it is the end of the day. */
export function instantOf({ day, time }: When): number | null {
  if (day === null) return null
  return startOfSeoulDay(day) + (time === null ? dayMinutes : minutesOf(time)) * minuteMs
}

/**
 * An entry moved to a day, or to the tray with null: its time stays as it is. Only a drop on an own slot takes the time of
 * the slot.
 */
export function movedTo({ time }: When, day: string | null, slotTime: string | null = null): When {
  return { day, time: slotTime ?? time }
}

/** The order of entries within a day: by time, those without one at the end; then by key, so that it is the same everywhere. */
export function byTime(
  a: Pick<When, 'time'> & { readonly key: string },
  b: Pick<When, 'time'> & { readonly key: string },
): number {
  if (a.time !== b.time) return (a.time ?? '99') < (b.time ?? '99') ? -1 : 1
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}
