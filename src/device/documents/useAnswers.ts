import type { Answers } from '#model/fields/answers.ts'
import { useDocumentView } from './useDocument.ts'
import { useWatched } from './useWatched.ts'

/**
 * The whole document as plain values, live, at most once a frame. Before the document itself is read these are the
 * plain words stored beside it: to look at, not to write into.
 */
export function useAnswers(): Answers {
  return useWatched(useDocumentView().document.answers)
}
