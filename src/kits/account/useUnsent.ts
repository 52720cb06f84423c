import { useEffect, useState } from 'react'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { Unsent } from './unsent.ts'

/** The same for a screen; null until it is counted. Counted again whenever a document or the outbox is sent. */
export function useUnsent(idAccount: number | null): Unsent | null {
  const inQueue = useOutbox()?.length ?? null
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    if (idAccount === null || inQueue === null) return
    let isOver = false
    const count = () => {
      void import('./unsent.ts')
        .then(({ readUnsent }) => readUnsent(idAccount))
        // Storage is refused, so there is nothing but the open documents.
        .catch(() => ({ count: countOfOpenDocuments(), brands: [] }))
        .then((known) => {
          if (!isOver) setUnsent(known)
        })
    }
    const leavings = openDocuments.get().map(({ sync }) => sync.subscribe(count))
    count()
    return () => {
      isOver = true
      for (const leave of leavings) leave()
    }
  }, [idAccount, inQueue])
  return unsent
}

function countOfOpenDocuments(): number {
  return openDocuments.get().reduce((sum, { sync }) => sum + sync.get().pending, 0)
}
