import { useSyncExternalStore } from 'react'
import { useAnswersStore } from './useAnswersStore.ts'

/**
 * The plain value at the path of a field, as `useAnswers` has it, rendered again only when that value changes; undefined
 * where no document that is open around has the field.
 */
export function useAnswer(path: string): unknown {
  const { subscribe, get } = useAnswersStore()
  return useSyncExternalStore(subscribe, () => get()[path])
}
