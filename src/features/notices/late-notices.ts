import type { Notice } from '#engine/store/notice-row.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isLate } from '#model/planner/late.ts'
import { instantOf } from '#model/planner/move.ts'
import { isDone, statusOf } from '#model/planner/status.ts'
import { cutText } from '#model/text/cut-text.ts'

const dayMs = 24 * 60 * 60 * 1000
/** For how long an entry whose time has passed is told: later it is no news. */
const toldMs = 7 * dayMs
const mostAtOnce = 5
const longestTitle = 80

interface Planned {
  readonly brand: number
  readonly entries: readonly PlannerEntry[]
  /** Account of the reader. */
  readonly me: number
  /** Epoch ms. */
  readonly now: number
}

/**
 * Notices about entries whose time has passed within a week, for who takes care of them, and for all members where that is not set: the
 * latest five. An entry that is moved is told anew. Ideas are not late.
 */
export function lateNotices({ brand, entries, me, now }: Planned): Notice[] {
  return entries
    .filter((entry) => statusOf(entry) !== 'IDEA' && (entry.owner === null || entry.owner === me))
    .flatMap((entry) => {
      const at = instantOf(entry)
      return at !== null && isLate(entry, now) && at > now - toldMs ? [{ entry, at }] : []
    })
    .sort((a, b) => a.at - b.at)
    .slice(-mostAtOnce)
    .map(({ entry: { key, title }, at }) => ({
      id: `late:${brand}:${key}@${at}`,
      brand,
      facts: { kind: 'plannerLate', entry: key, title: cutText(title ?? '', longestTitle) },
    }))
}

/** Epoch ms at which the next entry is late; null: none is to come. */
export function nextLate(entries: readonly PlannerEntry[], now: number): number | null {
  const times = entries.flatMap((entry) => {
    const at = isDone(entry) ? null : instantOf(entry)
    return at !== null && at > now ? [at] : []
  })
  return times.length === 0 ? null : Math.min(...times)
}
