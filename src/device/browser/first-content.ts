import { useEffect, useState } from 'react'

/**
 * The moment when a page first shows what it is about. What it can do without until then waits for it: the machinery
 * of documents, the outbox, updates.
 */
let isShown = false
const waiting = new Set<() => void>()

export function noteFirstWords(): void {
  if (isShown) return
  isShown = true
  for (const work of [...waiting]) work()
  waiting.clear()
}

/** Calls back after that moment, at once where it is past. The answer takes the wish back. */
export function afterFirstWords(work: () => void): () => void {
  if (isShown) {
    work()
    return () => {}
  }
  waiting.add(work)
  return () => void waiting.delete(work)
}

/** Whether that moment is past. */
export function useFirstWords(): boolean {
  const [hasWords, setHasWords] = useState(isShown)
  useEffect(() => (hasWords ? undefined : afterFirstWords(() => setHasWords(true))), [hasWords])
  return hasWords
}
