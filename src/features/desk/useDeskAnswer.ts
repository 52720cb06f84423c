import { useEffect, useState } from 'react'
import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { deskRest } from './desk-rest.ts'

export interface DeskAnswer<Answer> {
  /** The last one stays while it is asked again. */
  readonly answer: Answer | null
  readonly failure: Failure | null
  /** Replaces the answer, for a call that answered the new state. */
  set(next: Answer): void
}

/** An answer of the server, which no device keeps; asked again with another input or `round`. */
export function useDeskAnswer<C extends Call>(
  call: C,
  input: InputOf<C>,
  round = 0,
): DeskAnswer<AnswerOf<C>> {
  const [answer, setAnswer] = useState<AnswerOf<C> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const text = JSON.stringify(input)
  useEffect(() => {
    let isOver = false
    void deskRest(call, JSON.parse(text) as InputOf<C>).then((result) => {
      if (isOver) return
      if (result.ok) setAnswer(result.answer)
      setFailure(result.ok ? null : result)
    })
    return () => {
      isOver = true
    }
  }, [call, text, round])
  return { answer, failure, set: setAnswer }
}
