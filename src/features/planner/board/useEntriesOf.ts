import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'

/** Entries by their keys, without those that are gone; the same array until one of them changes. */
export function useEntriesOf(keys: readonly string[]): readonly PlannerEntry[] {
  const { document } = useDocumentView('planner')
  const source = useMemo(
    () => followAll(keys.map((key) => document.item(planner.planner.entries, key))),
    [document, keys],
  )
  return useSyncExternalStore(source.subscribe, source.read)
}

function followAll(watched: readonly Watched<PlannerEntry | null>[]) {
  let last: readonly PlannerEntry[] = []
  return {
    read: () => {
      const now = watched.flatMap((one) => one.get() ?? [])
      if (now.length !== last.length || now.some((entry, i) => entry !== last[i])) last = now
      return last
    },
    subscribe: (changed: () => void) => {
      const ends = watched.map((one) => one.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
