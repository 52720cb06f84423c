import type { Watched } from '#engine/watch/watched.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { type EntryFilter, isShown } from './filter.ts'

export type Held = { readonly entry: PlannerEntry } | null

/**
 * Computes a result from the filtered entries, once per change. The entry held by a drag stays as it was when taken, even if a peer
 * moves it. `compute` returns the previous result where it is the same.
 */
export function followShown<Result>(
  all: Watched<readonly PlannerEntry[]>,
  held: Watched<Held>,
  filter: EntryFilter,
  compute: (shown: readonly PlannerEntry[], previous: Result) => Result,
  first: Result,
) {
  let seen: readonly unknown[] = []
  let result = first
  return {
    read: (): Result => {
      const now = [all.get(), held.get()] as const
      if (now.some((value, i) => value !== seen[i])) result = compute(shownEntries(...now, filter), result)
      seen = now
      return result
    },
    subscribe: (changed: () => void) => {
      const ends = [all.subscribe(changed), held.subscribe(changed)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** The entries that the filter shows, and the held one as it was taken. */
export function shownEntries(
  all: readonly PlannerEntry[],
  held: Held,
  filter: EntryFilter,
): readonly PlannerEntry[] {
  const shown = all.filter((entry) => entry.key === held?.entry.key || isShown(entry, filter))
  return held ? shown.map((entry) => (entry.key === held.entry.key ? held.entry : entry)) : shown
}
