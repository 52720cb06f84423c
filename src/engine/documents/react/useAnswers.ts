import { useSyncExternalStore } from 'react'
import type { Answers } from '#model/fields/answers.ts'
import { useAnswersStore } from './useAnswersStore.ts'

/**
 * The answers of the documents that are open around, as plain values by path; paths of different documents differ. They
 * change at most once per frame. Until a document is read they are its stored answers. Rendered again after every change
 * of any answer: what reads one path uses `useAnswer`, what computes a value from a few uses `useFromAnswers`.
 */
export function useAnswers(): Answers {
  const { subscribe, get } = useAnswersStore()
  return useSyncExternalStore(subscribe, get)
}
