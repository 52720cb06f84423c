import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { planner } from '#model/documents/planner.ts'
import { isSame } from '#model/fields/is-same.ts'
import { type FeedCell, feedOf } from '#model/planner/feed.ts'
import { useBoard } from '../board/board-context.ts'
import type { EntryFilter } from '../entries/filter.ts'
import { followShown } from '../entries/follow-shown.ts'

const none: readonly FeedCell[] = []

/** The cells of the feed, newest first; the same array until one comes, goes or changes its place. */
export function useFeed(filter: EntryFilter): readonly FeedCell[] {
  const { document } = useDocumentView('planner')
  const { held } = useBoard().drag
  const all = document.items(planner.planner.entries)
  const source = useMemo(
    () =>
      followShown(
        all,
        held,
        filter,
        (shown, previous) => {
          const cells = feedOf(shown)
          return isSame(previous, cells) ? previous : cells
        },
        none,
      ),
    [all, held, filter],
  )
  return useSyncExternalStore(source.subscribe, source.read)
}
