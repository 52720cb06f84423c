import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useStoredAnswers } from '#device/documents/react/useStoredAnswers.ts'
import type { Answers } from '#model/fields/answers.ts'
import { workbookDocuments } from '#model/workbook/sections.ts'

/** Answers of every document of the workbooks; of those that are not open, the ones last stored on this device. */
export function useEveryAnswer(): Answers {
  const answers = useAnswers()
  const stored = useStoredAnswers(workbookDocuments)
  return { ...stored, ...answers }
}
