import { useEffect, useState } from 'react'
import { useOnline } from '../browser/network.ts'
import type { Failure, Result } from './rest.ts'

export interface Asked<Answer> {
  /** Null until there is one; what was there stays while it is asked for again. */
  readonly answer: Answer | null
  readonly failure: Failure | null
  /** What a command answered, in place of asking again. */
  set(next: Answer): void
  reload(): void
}

/** What the server says, asked for when a part of a screen opens and when the network is back. */
export function useAnswer<Answer>(read: () => Promise<Result<Answer>>): Asked<Answer> {
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
