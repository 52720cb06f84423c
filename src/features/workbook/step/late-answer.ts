import { useEffect, useState } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'
import type { Step } from '#model/workbook/steps.ts'
import { loadAnswer } from './question-kinds.ts'

/** Paths of the steps whose answers are loaded. */
const loaded = new Set<string>()

/** Loads the answer of a step, for a route that waits for it. Rejects if it cannot be loaded. */
export async function preloadAnswer(step: Step): Promise<void> {
  await loadAnswer(step)
  loaded.add(step.path)
}

/**
 * Whether the answer of a step is loaded. One that no route has waited for is loaded once the question is painted;
 * throws where that fails. Not by `Suspense`: React keeps a fallback for 300 ms.
 */
export function useLateAnswer(step: Step): boolean {
  const [isLoaded, setIsLoaded] = useState(() => loaded.has(step.path))
  const [failure, setFailure] = useState<{ readonly cause: unknown }>()
  if (failure) throw failure.cause
  useEffect(() => {
    if (isLoaded) return
    return afterPaint(() => {
      preloadAnswer(step).then(
        () => setIsLoaded(true),
        (cause: unknown) => setFailure({ cause }),
      )
    })
  }, [step, isLoaded])
  return isLoaded
}
