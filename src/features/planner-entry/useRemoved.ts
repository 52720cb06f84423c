import { useEffect, useEffectEvent } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { planner } from '#model/documents/planner.ts'

const { entries } = planner.planner

/** Calls `removed` when an entry is removed, with whether a change on this page did it. */
export function useRemoved(key: string, removed: (isOwn: boolean) => void): void {
  const { document } = useDocumentView('planner')
  const tell = useEffectEvent(removed)
  useEffect(() => {
    const watched = document.item(entries, key)
    let ownChanges = document.ownChanges.get()
    let wasThere = watched.get() !== null
    // The change itself is counted after its observers are told.
    const ends = [
      document.ownChanges.subscribe(() => {
        ownChanges = document.ownChanges.get()
      }),
      watched.subscribe(() => {
        const isThere = watched.get() !== null
        // Before a document is read, and while it is rebuilt, it has no entries.
        if (wasThere && !isThere && document.phase.get() === 'ready') {
          const before = ownChanges
          queueMicrotask(() => tell(document.ownChanges.get() !== before))
        }
        wasThere = isThere
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [document, key])
}
