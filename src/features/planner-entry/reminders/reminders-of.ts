import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { instantOf } from '#model/planner/move.ts'
import { reminderTags } from '#model/planner/reminder-tag.ts'
import { isDone } from '#model/planner/status.ts'

export interface Reminder {
  readonly brand: BrandRef
  /** Of the entry. */
  readonly entry: string
  /** Tag of its notification, of this entry of the brand at this time: an entry that is moved rings again. */
  readonly id: string
  /** Epoch ms at which it rings, and at which the entry is published. */
  readonly at: number
  readonly due: number
  readonly title: string
}

const minuteMs = 60_000
/** How late it still rings, where the app was closed or the device asleep at its time. */
const graceMs = 60 * minuteMs

/**
 * The reminders of entries that this account takes care of, and of those without an owner, by time. Without a time, and once it
 * is published or skipped, an entry has none.
 */
export function remindersOf(
  entries: readonly PlannerEntry[],
  account: number | null,
  brand: BrandRef,
): Reminder[] {
  return entries
    .flatMap((entry) => {
      const { key, remind, time, owner, title } = entry
      const due = instantOf(entry)
      if (remind === null || time === null || due === null || isDone(entry)) return []
      if (owner !== null && owner !== account) return []
      const at = due - remind * minuteMs
      const id = `${reminderTags(brand)}${encodeURIComponent(key)}@${at}`
      return [{ brand, entry: key, id, at, due, title: title ?? '' }]
    })
    .sort((a, b) => a.at - b.at)
}

/** Of those that come at the same time so many ring: who may write could flood the others. */
export const mostAtOnce = 5

/** Those that ring now: their time has come at most an hour ago, and they have not rung. */
export function ringingNow(
  reminders: readonly Reminder[],
  now: number,
  rung: ReadonlySet<string>,
): readonly Reminder[] {
  return reminders.filter(({ id, at }) => at <= now && at > now - graceMs && !rung.has(id))
}

/** Epoch ms of the next one; null: none is to come. */
export function nextRing(reminders: readonly Reminder[], now: number): number | null {
  return reminders.find(({ at }) => at > now)?.at ?? null
}
