import type { PlannerEntry } from '#model/planner/entry.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'

/** A dialog is no planner: what is further away is found there. */
const shownAtMost = 60

/** Entries that are still to be published: those with a day from today on, the next first, then ideas. `now` in epoch ms. */
export function entriesToCome(entries: readonly PlannerEntry[], now: number): readonly PlannerEntry[] {
  const today = seoulDayOf(now)
  const open = entries.filter(({ status }) => status !== 'POSTED' && status !== 'SKIPPED')
  const dated = open
    .flatMap((entry) =>
      entry.day !== null && entry.day >= today ? [{ entry, at: `${entry.day} ${entry.time ?? ''}` }] : [],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ entry }) => entry)
  return [...dated, ...open.filter(({ day }) => day === null)].slice(0, shownAtMost)
}
