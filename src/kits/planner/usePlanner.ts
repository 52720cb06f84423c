import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useItem } from '#engine/documents/react/useItem.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { threadsIn } from '#model/comments/threads.ts'
import { planner } from '#model/documents/planner.ts'
import type { OwnCalendar } from '#model/planner/calendar.ts'
import { countByEntry } from '#model/planner/comment-counts.ts'
import type { ChannelText, PlannerEntry, PlannerSlot } from '#model/planner/entry.ts'
import { type PlannerActions, plannerActions } from './planner-actions.ts'

const { entries, texts, slots, days, closedWeekdays } = planner.planner
const { threads, messages } = planner.plannerComments

/*
 * Hooks over the planner that is open around, for boards, lists and panels. What draws one entry reads it by `useEntry`, so
 * that a change of one entry renders what shows that one again and nothing else.
 */

/** All entries in the order of the document, rendered again after each change of any of them. */
export function useEntries(): readonly PlannerEntry[] {
  const { document } = useDocumentView('planner')
  return useWatched(document.items(entries))
}

export function useEntry(key: string): PlannerEntry | null {
  return useItem(entries, key)
}

/** The texts of channels, of all entries. */
export function useChannelTexts(): readonly ChannelText[] {
  const { document } = useDocumentView('planner')
  return useWatched(document.items(texts))
}

export function useSlots(): readonly PlannerSlot[] {
  const { document } = useDocumentView('planner')
  return useWatched(document.items(slots))
}

/** The brand's own days and the weekdays on which it is shut. */
export function useOwnCalendar(): OwnCalendar {
  const { document } = useDocumentView('planner')
  const own = useWatched(document.items(days))
  const closed = useWatched(document.value(closedWeekdays))
  return useMemo(() => ({ days: own, closedWeekdays: closed ?? [] }), [own, closed])
}

/** Number of open threads of comments by the key of the entry. */
export function useCommentCounts(): ReadonlyMap<string, number> {
  const { document } = useDocumentView('planner')
  const started = useWatched(document.items(threads))
  const written = useWatched(document.items(messages))
  return useMemo(
    () => countByEntry(threadsIn('planner', { [threads.path]: started, [messages.path]: written })),
    [started, written],
  )
}

/** What is done with entries; nothing is changed where the planner is read-only here. */
export function usePlannerActions(): PlannerActions {
  const { document, isReadOnly } = useDocumentView('planner')
  return useMemo(() => plannerActions(isReadOnly ? () => null : document.edit), [document, isReadOnly])
}
