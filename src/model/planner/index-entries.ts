import type { PlannerEntry } from './entry.ts'
import { byTime } from './move.ts'

/** Keys of entries by the day on which they are. */
export interface EntryIndex {
  /** By time within a day. Days without an entry are not in it. */
  readonly byDay: ReadonlyMap<string, readonly string[]>
  /** Ideas without a day, in the order of the document. */
  readonly tray: readonly string[]
}

export const noEntries: EntryIndex = { byDay: new Map(), tray: [] }

/**
 * Which entries are on which day, for boards that draw each entry by its key. What stayed the same since `previous` is the
 * same object: the keys of a day while none comes, goes or changes its time, and the whole index while no day changes.
 */
export function indexEntries(
  entries: readonly Pick<PlannerEntry, 'key' | 'day' | 'time'>[],
  previous: EntryIndex = noEntries,
): EntryIndex {
  const days = new Map<string, (typeof entries)[number][]>()
  const tray: string[] = []
  for (const entry of entries) {
    if (entry.day === null) tray.push(entry.key)
    else {
      const ofDay = days.get(entry.day)
      if (ofDay) ofDay.push(entry)
      else days.set(entry.day, [entry])
    }
  }
  let isSame = days.size === previous.byDay.size
  const byDay = new Map<string, readonly string[]>()
  for (const [day, ofDay] of days) {
    const keys = keep(
      previous.byDay.get(day),
      ofDay.sort(byTime).map(({ key }) => key),
    )
    isSame &&= keys === previous.byDay.get(day)
    byDay.set(day, keys)
  }
  const kept = keep(previous.tray, tray)
  return isSame && kept === previous.tray ? previous : { byDay, tray: kept }
}

function keep(before: readonly string[] | undefined, keys: readonly string[]): readonly string[] {
  return before?.length === keys.length && before.every((key, index) => key === keys[index]) ? before : keys
}
