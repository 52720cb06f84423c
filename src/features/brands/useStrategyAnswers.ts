import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Answers } from '#model/fields/answers.ts'

/** The answers of the guide and the strategy; null while the strategy is not on this device. */
export function useStrategyAnswers(): Answers | null {
  const isKnown = useWatched(useDocumentView('strategy').document.hasSomething)
  const answers = useAnswers()
  return isKnown ? answers : null
}
