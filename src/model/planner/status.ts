import { type StatusKey, statusKeys } from '../documents/planner-keys.ts'
import type { PlannerEntry } from './entry.ts'

/** The status of an entry; an idea where it has none, or one of a newer release. */
export function statusOf({ status }: Pick<PlannerEntry, 'status'>): StatusKey {
  return statusKeys.find((key) => key === status) ?? 'IDEA'
}

/** Whether nothing is left to be done: it was published or left out. */
export function isDone(entry: Pick<PlannerEntry, 'status'>): boolean {
  const status = statusOf(entry)
  return status === 'POSTED' || status === 'SKIPPED'
}

/** Whether an entry was published: on any channel, or on the one that is given. One that says no channels was published on all of its. */
export function isPublished(
  { status, posted, channels }: Pick<PlannerEntry, 'status' | 'posted' | 'channels'>,
  channel?: string | null,
): boolean {
  if (posted !== null && posted.length > 0) return channel == null || posted.includes(channel)
  return status === 'POSTED' && (channel == null || (channels ?? []).includes(channel))
}

/** How many entries there are of each status. */
export function countStatuses(
  entries: readonly Pick<PlannerEntry, 'status'>[],
): Readonly<Record<StatusKey, number>> {
  const counts = Object.fromEntries(statusKeys.map((key) => [key, 0])) as Record<StatusKey, number>
  for (const entry of entries) counts[statusOf(entry)] += 1
  return counts
}

/**
 * The status to which one press takes an entry; null where there is none for this person. Alone, nothing is reviewed; in a
 * team only who may approve takes an entry out of review.
 */
export function nextStatus(
  status: StatusKey,
  { hasTeam, mayApprove }: { readonly hasTeam: boolean; readonly mayApprove: boolean },
): StatusKey | null {
  switch (status) {
    case 'IDEA':
      return 'DRAFT'
    case 'DRAFT':
      return hasTeam ? 'REVIEW' : 'PLANNED'
    case 'REVIEW':
      return mayApprove ? 'PLANNED' : null
    case 'PLANNED':
      return 'POSTED'
    case 'POSTED':
    case 'SKIPPED':
      return null
  }
}
