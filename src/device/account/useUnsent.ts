import { useEffect, useState } from 'react'
import { openDocuments } from '../documents/engine/registry.ts'
import { useOutbox } from '../queue/useOutbox.ts'
import type { Unsent } from './unsent.ts'

/** What of the account only this device has; null until it is counted. What the server takes meanwhile is counted off. */
export function useUnsent(idAccount: number | null): Unsent | null {
  const inQueue = useOutbox()?.length ?? null
  const [found, setFound] = useState<Unsent | null>(null)
  useEffect(() => {
    if (idAccount === null || inQueue === null) return
    let isOver = false
    const count = () => {
      void import('./unsent.ts')
        .then(({ readUnsent }) => readUnsent(idAccount))
        // A browser that refuses to store has nothing but what is open.
        .catch(() => ({ count: ofOpenOnes(), brands: [] }))
        .then((known) => {
          if (!isOver) setFound(known)
        })
    }
    const leavings = openDocuments.get().map(({ sync }) => sync.subscribe(count))
    count()
    return () => {
      isOver = true
      for (const leave of leavings) leave()
    }
  }, [idAccount, inQueue])
  return found
}

function ofOpenOnes(): number {
  return openDocuments.get().reduce((sum, { sync }) => sum + sync.get().pending, 0)
}
