import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { planner } from '#model/documents/planner.ts'
import { type EntryIndex, indexEntries, noEntries } from '#model/planner/index-entries.ts'
import type { EntryFilter } from './filter.ts'
import { followShown, type Held } from './follow-shown.ts'

const { entries } = planner.planner

/**
 * Keys of the shown entries by day, rendered again only when one comes, goes, or changes its day or time: not by typing in one.
 */
export function useBoardIndex(filter: EntryFilter, held: Watched<Held>): EntryIndex {
  const { document } = useDocumentView('planner')
  const all = document.items(entries)
  const source = useMemo(() => followShown(all, held, filter, indexEntries, noEntries), [all, held, filter])
  return useSyncExternalStore(source.subscribe, source.read)
}
