import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { readPolicy } from '#contract/reference.ts'
import type { PolicyType } from './policy-types.ts'

type Policy = AnswerOf<typeof readPolicy>

interface PolicyState {
  readonly policy: Policy | null
  readonly isFailed: boolean
  readonly retry: () => void
}

export function usePolicy(type: PolicyType): PolicyState {
  const [policy, setPolicy] = useState<Policy | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    setIsFailed(false)
    void askPolicy(type).then((answer) => {
      if (isGone) return
      setPolicy(answer)
      setIsFailed(answer === null)
    })
    return () => {
      isGone = true
    }
  }, [type, attempt])
  return { policy, isFailed, retry: () => setAttempt((last) => last + 1) }
}

async function askPolicy(type: PolicyType): Promise<Policy | null> {
  try {
    const [{ rest }, contract] = await Promise.all([
      import('#device/rest/rest.ts'),
      import('#contract/reference.ts'),
    ])
    const result = await rest(contract.readPolicy, { params: { type } })
    return result.ok ? result.answer : null
  } catch {
    // A client that cannot be loaded counts as no answer.
    return null
  }
}
