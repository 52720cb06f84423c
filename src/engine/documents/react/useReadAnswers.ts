import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import type { Answers } from '#model/fields/answers.ts'
import { useAnswers } from './useAnswers.ts'
import { useDocumentViews } from './useDocument.ts'

/** In ms: how long a document is awaited that this device does not have and perhaps cannot get now. */
const patience = 5_000

/** As `useAnswers`, but null until all documents that are open around are read: for what is made of them once. */
export function useReadAnswers(): Answers | null {
  const answers = useAnswers()
  const { byName } = useDocumentViews()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = Object.values(byName).map(({ document }) => document.phase.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
    [byName],
  )
  const areRead = useSyncExternalStore(subscribe, () =>
    Object.values(byName).every(({ document }) => document.phase.get() === 'ready'),
  )
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    const timer = startTimer(() => setIsOverdue(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return areRead || isOverdue ? answers : null
}
