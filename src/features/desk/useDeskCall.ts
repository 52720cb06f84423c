import { useState } from 'react'
import type { Failure, Result } from '#engine/rest/rest.ts'

/** Runs one call after the other, and keeps why the last one failed. */
export function useDeskCall<Answer>(onDone: (answer: Answer) => void) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function run(work: () => Promise<Result<Answer>>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const result = await work()
    setIsBusy(false)
    setFailure(result.ok ? null : result)
    if (result.ok) onDone(result.answer)
  }
  return { run, failure, isBusy }
}
