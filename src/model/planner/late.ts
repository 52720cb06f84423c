import type { PlannerEntry } from './entry.ts'
import { instantOf } from './move.ts'
import { isDone } from './status.ts'

/** Whether the time of an entry has passed at `now` (epoch ms) and it is neither published nor left out. */
export function isLate(entry: Pick<PlannerEntry, 'day' | 'time' | 'status'>, now: number): boolean {
  const at = instantOf(entry)
  return at !== null && at <= now && !isDone(entry)
}
