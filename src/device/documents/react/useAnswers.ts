import { useCallback, useSyncExternalStore } from 'react'
import type { Answers } from '#model/fields/answers.ts'
import { useDocumentViews } from './useDocument.ts'

/**
 * The answers of the documents that are open around, as plain values by path; paths of different documents differ. They
 * change at most once per frame. Until a document is read they are its stored answers.
 */
export function useAnswers(): Answers {
  const { byName } = useDocumentViews()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = Object.values(byName).map(({ document }) => document.answers.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
    [byName],
  )
  return useSyncExternalStore(subscribe, () =>
    Object.values(byName)
      .map(({ document }) => document.answers.get())
      .reduce(merge, none),
  )
}

const none: Answers = {}
const merged = new WeakMap<Answers, WeakMap<Answers, Answers>>()

/** Returns the same object for the same two, so that a render without a change gets the same answers. */
function merge(first: Answers, second: Answers): Answers {
  if (first === none) return second
  const known = merged.get(first) ?? new WeakMap<Answers, Answers>()
  merged.set(first, known)
  const both = known.get(second) ?? { ...first, ...second }
  known.set(second, both)
  return both
}
