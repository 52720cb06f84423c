import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useStoredAnswers } from '#device/documents/react/useStoredAnswers.ts'
import type { Answers } from '#model/fields/answers.ts'

/**
 * Answers of the guide and the strategy; of the document that is not open, those last stored on this device.
 */
export function useEveryAnswer(): Answers {
  const answers = useAnswers()
  const stored = useStoredAnswers('strategy')
  return stored ? { ...stored, ...answers } : answers
}
