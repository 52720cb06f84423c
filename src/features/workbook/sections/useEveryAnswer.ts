import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useStoredAnswers } from '#device/documents/react/useStoredAnswers.ts'
import type { Answers } from '#model/fields/answers.ts'

/** Answers of the guide and the strategy; of the one that is not open what this device last had. */
export function useEveryAnswer(): Answers {
  const answers = useAnswers()
  const stored = useStoredAnswers('strategy')
  return stored ? { ...stored, ...answers } : answers
}
