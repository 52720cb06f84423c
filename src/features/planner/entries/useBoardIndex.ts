import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { type EntryIndex, indexEntries, noEntries } from '#model/planner/index-entries.ts'
import { type EntryFilter, isShown } from './filter.ts'

const { entries } = planner.planner

/**
 * Keys of the shown entries by day, rendered again only when one comes, goes, or changes its day or time: not by typing in one.
 * One that is moved here is where it was taken until it is dropped, wherever peers move it meanwhile.
 */
export function useBoardIndex(
  filter: EntryFilter,
  held: Watched<{ readonly entry: PlannerEntry } | null>,
): EntryIndex {
  const { document } = useDocumentView('planner')
  const all = document.items(entries)
  const source = useMemo(() => followIndex(all, held, filter), [all, held, filter])
  return useSyncExternalStore(source.subscribe, source.read)
}

function followIndex(
  all: Watched<readonly PlannerEntry[]>,
  held: Watched<{ readonly entry: PlannerEntry } | null>,
  filter: EntryFilter,
) {
  let seen: readonly unknown[] = []
  let index = noEntries
  return {
    read: (): EntryIndex => {
      const now = [all.get(), held.get()] as const
      if (now.some((value, i) => value !== seen[i])) index = indexEntries(shownOf(...now, filter), index)
      seen = now
      return index
    },
    subscribe: (changed: () => void) => {
      const ends = [all.subscribe(changed), held.subscribe(changed)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

function shownOf(
  all: readonly PlannerEntry[],
  held: { readonly entry: PlannerEntry } | null,
  filter: EntryFilter,
): readonly PlannerEntry[] {
  const shown = all.filter((entry) => entry.key === held?.entry.key || isShown(entry, filter))
  return held ? shown.map((entry) => (entry.key === held.entry.key ? held.entry : entry)) : shown
}
