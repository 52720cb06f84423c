import { useEffect, useState } from 'react'
import { useOnline } from '../browser/network.ts'
import type { Failure, Result } from './rest.ts'

export interface LoadedAnswer<Answer> {
  /** Null until there is one; the last one stays while it is read again. */
  readonly answer: Answer | null
  readonly failure: Failure | null
  /** Replaces the answer, for a command that returned the new state. */
  set(next: Answer): void
  reload(): void
}

/** Reads from the server when the component is mounted and when the network is back. Not cached. */
export function useAnswer<Answer>(read: () => Promise<Result<Answer>>): LoadedAnswer<Answer> {
  const isOnline = useOnline()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  const [ask] = useState(() => read)

  useEffect(() => {
    if (!isOnline) return
    let isOver = false
    void ask().then((result) => {
      if (isOver) return
      if (result.ok) setAnswer(result.answer)
      setFailure(result.ok ? null : result)
    })
    return () => {
      isOver = true
    }
  }, [isOnline, round, ask])

  return { answer, failure, set: setAnswer, reload: () => setRound((known) => known + 1) }
}
