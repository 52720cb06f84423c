import { useState, useSyncExternalStore } from 'react'
import type { Answers } from '#model/fields/answers.ts'
import { isSame } from '#model/fields/is-same.ts'
import { useAnswersStore } from './useAnswersStore.ts'

/**
 * What `compute` makes of the answers, rendered again only when that changes. For values made of a few answers, such as
 * a number or the colours; `compute` has to be pure, and is called after each change of any answer.
 */
export function useFromAnswers<Value>(compute: (answers: Answers) => Value): Value {
  const { subscribe, get } = useAnswersStore()
  const [keep] = useState(createKeeper<Value>)
  return useSyncExternalStore(subscribe, () => keep(compute(get())))
}

/** Returns the previous value as long as the next one is equal. */
function createKeeper<Value>(): (next: Value) => Value {
  let last: { readonly value: Value } | null = null
  return (next) => {
    if (last === null || !isSame(last.value, next)) last = { value: next }
    return last.value
  }
}
