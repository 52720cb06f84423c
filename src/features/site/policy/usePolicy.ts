import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { readPolicy } from '#contract/reference.ts'
import type { PolicyType } from './policy-types.ts'

type Policy = AnswerOf<typeof readPolicy>

interface PolicyState {
  readonly policy: Policy | null
  readonly isFailed: boolean
  /** What the server says of a policy that the operator has not completed; null otherwise. */
  readonly unready: string | null
  readonly retry: () => void
}

export function usePolicy(type: PolicyType): PolicyState {
  const [policy, setPolicy] = useState<Policy | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [unready, setUnready] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    setIsFailed(false)
    void askPolicy(type).then((answer) => {
      if (isGone) return
      const text = typeof answer === 'string' ? answer : null
      setUnready(text)
      setPolicy(typeof answer === 'string' ? null : answer)
      setIsFailed(answer === null)
    })
    return () => {
      isGone = true
    }
  }, [type, attempt])
  return { policy, isFailed, unready, retry: () => setAttempt((last) => last + 1) }
}

/** A text: why there is no policy yet. Null: no answer. */
async function askPolicy(type: PolicyType): Promise<Policy | string | null> {
  try {
    const [{ rest }, contract] = await Promise.all([
      import('#device/rest/rest.ts'),
      import('#contract/reference.ts'),
    ])
    const result = await rest(contract.readPolicy, { params: { type } })
    if (result.ok) return result.answer
    return result.code === 'POLICY_NOT_READY' ? result.message : null
  } catch {
    // A client that cannot be loaded counts as no answer.
    return null
  }
}
