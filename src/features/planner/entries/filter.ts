import type { PlannerEntry } from '#model/planner/entry.ts'
import { statusOf } from '#model/planner/status.ts'

/** What is shown of the entries. An empty set shows all. */
export interface EntryFilter {
  readonly statuses: ReadonlySet<string>
  readonly channels: ReadonlySet<string>
}

export const showsAll: EntryFilter = { statuses: new Set(), channels: new Set() }

export function isShown(entry: PlannerEntry, { statuses, channels }: EntryFilter): boolean {
  if (statuses.size > 0 && !statuses.has(statusOf(entry))) return false
  return channels.size === 0 || (entry.channels ?? []).some((channel) => channels.has(channel))
}

/** The set with the key put in, or taken out where it was in. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
