import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { type AnswersOfDocuments, useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { workbookDocuments } from '#model/workbook/sections.ts'

/** Answers of every document of the workbooks, and which of the documents this device has. */
export function useEveryAnswer(): AnswersOfDocuments {
  const here = useAnswers()
  const { answers, known } = useAnswersOf(workbookDocuments)
  return { answers: { ...answers, ...here }, known }
}
