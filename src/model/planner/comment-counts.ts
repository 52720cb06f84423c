import { countOpen, type Thread } from '../comments/threads.ts'
import { planner } from '../documents/planner.ts'

/** Number of open threads by the key of the entry whose fields they are about. */
export function countByEntry(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const start = `${planner.planner.entries.path}/`
  for (const [path, count] of countOpen(threads)) {
    if (!path.startsWith(start)) continue
    const key = path.slice(start.length).split('/')[0] ?? ''
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return counts
}
