import { addDays } from '../time/seoul-day.ts'
import type { PlannerEntry, PlannerSlot, When } from './entry.ts'
import { weekdayOf } from './month.ts'
import { statusOf } from './status.ts'

type Slot = Pick<PlannerSlot, 'key' | 'weekday' | 'time' | 'channels'>
type Occupant = Pick<PlannerEntry, 'day' | 'time' | 'status'>

/** A slot on a day. */
export interface SlotTime {
  readonly day: string
  readonly time: string
  readonly slot: string
}

/** How far ahead a free slot is looked for. */
const daysAhead = 400

/** The own slots of a day by time. Two slots at the same time are one. */
export function slotsOn(day: string, slots: readonly Slot[]): SlotTime[] {
  const weekday = weekdayOf(day)
  const byTime = new Map<string, SlotTime>()
  for (const { key, weekday: each, time } of slots) {
    if (each === weekday && time !== null && !byTime.has(time)) byTime.set(time, { day, time, slot: key })
  }
  return [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1))
}

/** The slots of a day at whose time no entry is; one that is skipped leaves its slot free. */
export function freeSlotsOn(
  day: string,
  slots: readonly Slot[],
  entriesOfDay: readonly Occupant[],
): SlotTime[] {
  return slotsOn(day, slots).filter(
    ({ time }) => !entriesOfDay.some((entry) => entry.time === time && isOccupying(entry)),
  )
}

/**
 * The next slot after `from` that is free, on a day that `isClosed` does not say is closed; null without slots, or where all
 * of the next 400 days are taken.
 */
export function nextFreeSlot(
  slots: readonly Slot[],
  entries: readonly Occupant[],
  from: { readonly day: string; readonly time: string },
  isClosed: (day: string) => boolean = () => false,
): SlotTime | null {
  const taken = new Set(entries.filter(isOccupying).map(nameOf))
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(from.day, ahead)
    if (isClosed(day)) continue
    const free = slotsOn(day, slots).find(
      (slot) => !taken.has(nameOf(slot)) && (ahead > 0 || slot.time > from.time),
    )
    if (free) return free
  }
  return null
}

/** The slot at whose day and time an entry is; null where it is at none. */
export function slotAt({ day, time }: When, slots: readonly Slot[]): SlotTime | null {
  if (day === null || time === null) return null
  return slotsOn(day, slots).find((slot) => slot.time === time) ?? null
}

function isOccupying(entry: Occupant): boolean {
  return statusOf(entry) !== 'SKIPPED'
}

function nameOf({ day, time }: When): string {
  return `${day} ${time}`
}
