import { seoulDayOf } from '../time/seoul-day.ts'
import type { PlannerEntry, PlannerSlot, When } from './entry.ts'
import { byTime } from './move.ts'
import { slotAt } from './slots.ts'
import { isPublished, statusOf } from './status.ts'

/** An entry of the feed of Instagram, as its profile shows it. */
export interface FeedCell {
  readonly key: string
  /** Where it is planned, or when it was published; yyyy-MM-dd. */
  readonly day: string
  /** Published entries keep their place. */
  readonly isPosted: boolean
}

/** Whose profile it is. */
export const feedChannel = 'INSTAGRAM'

/** What the profile shows or will show, newest first: published entries and planned ones that have a day. */
export function feedOf(entries: readonly PlannerEntry[]): readonly FeedCell[] {
  return entries
    .flatMap((entry) => {
      const { key, time, channels } = entry
      const isPosted = isPublished(entry, feedChannel)
      const isPlanned = (channels ?? []).includes(feedChannel) && statusOf(entry) !== 'SKIPPED'
      const day = isPosted || isPlanned ? dayOf(entry, isPosted) : null
      return day === null ? [] : [{ key, day, time, isPosted }]
    })
    .sort((a, b) => (a.day === b.day ? byTime(b, a) : a.day < b.day ? 1 : -1))
    .map(({ time: _, ...cell }) => cell)
}

function dayOf({ day, postedAt }: PlannerEntry, isPosted: boolean): string | null {
  if (day !== null || !isPosted || postedAt === null) return day
  const at = Date.parse(postedAt)
  return Number.isNaN(at) ? null : seoulDayOf(at)
}

/**
 * The days and times of two entries after they have changed places. As where one is dropped on a day, each keeps its own time, and one
 * that comes to an own slot takes the time of the slot. On the same day they change times. null: nothing would change, or one has
 * no day.
 */
export function swapped(
  one: When,
  other: When,
  slots: readonly PlannerSlot[],
): readonly [one: When, other: When] | null {
  if (one.day === null || other.day === null) return null
  if (one.day === other.day) {
    if (one.time === other.time) return null
    return [
      { day: one.day, time: other.time },
      { day: other.day, time: one.time },
    ]
  }
  const timeAt = (place: When, time: string | null) => slotAt(place, slots)?.time ?? time
  return [
    { day: other.day, time: timeAt(other, one.time) },
    { day: one.day, time: timeAt(one, other.time) },
  ]
}

/** The key of the nearest planned cell that an arrow leads to from one, in three columns; null: there is none that way. */
export function nextCell(cells: readonly FeedCell[], from: string, arrow: string): string | null {
  const at = cells.findIndex(({ key }) => key === from)
  const step = feedSteps[arrow]
  if (at < 0 || step === undefined) return null
  for (let next = at + step; next >= 0 && next < cells.length; next += step) {
    const cell = cells[next]
    if (cell && !cell.isPosted) return cell.key
  }
  return null
}

/** Columns of the feed. */
export const feedColumns = 3

const feedSteps: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -feedColumns,
  ArrowDown: feedColumns,
}
