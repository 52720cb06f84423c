import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'

/** How long changes have to pause before the entries are looked at again. */
const pauseMs = 500

/**
 * Calls `look` with the entries of a planner and the time in epoch ms: now, after the entries or one of `others` have changed, and at
 * the moment that it answers (epoch ms; null: none). Not before the document is ready: until then it has only what was stored last
 * time. Returns what ends it.
 */
export function watchEntries(
  document: Pick<OpenDocument, 'items' | 'phase'>,
  look: (entries: readonly PlannerEntry[], now: number) => number | null,
  others: readonly Watched<unknown>[] = [],
): () => void {
  const entries = document.items(planner.planner.entries)
  let timer: Timer | null = null

  const lookNow = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (document.phase.get() !== 'ready') return
    const now = Date.now()
    const next = look(entries.get(), now)
    if (next !== null) timer = startTimer(lookNow, next - now)
  }
  const lookSoon = () => {
    if (timer !== null) clearTimeout(timer)
    timer = startTimer(lookNow, pauseMs)
  }
  const leavings = [entries, document.phase, ...others].map((watched) => watched.subscribe(lookSoon))
  lookNow()
  return () => {
    for (const leave of leavings) leave()
    if (timer !== null) clearTimeout(timer)
  }
}
