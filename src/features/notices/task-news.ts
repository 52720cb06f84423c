import type { AnswerOf } from '#contract/call.ts'
import type { readTask } from '#contract/task.ts'

export type TaskNews = 'taskStarted' | 'taskDelivered' | 'taskMessage' | 'taskDeclined'

export interface KnownTask {
  readonly status: string
  readonly updatedAt: string
}

/** What the staff did last to a task since it was `known`; null: nothing. What the team did itself is no news to it. */
export function taskNews(
  known: KnownTask | null,
  { status, messages }: Pick<AnswerOf<typeof readTask>, 'status' | 'messages'>,
): TaskNews | null {
  const since = known ? Date.parse(known.updatedAt) : Number.NEGATIVE_INFINITY
  const last = messages.findLast(({ at }) => Date.parse(at) > since)
  if (last?.side === 'STAFF') {
    if (last.kind === 'DELIVERY') return 'taskDelivered'
    return last.kind === 'CANCELED' ? 'taskDeclined' : 'taskMessage'
  }
  const wasRequested = known === null || known.status === 'REQUESTED'
  return wasRequested && status === 'IN_PROGRESS' ? 'taskStarted' : null
}
