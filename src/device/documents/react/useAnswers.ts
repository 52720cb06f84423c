import { useCallback, useSyncExternalStore } from 'react'
import type { Answers } from '#model/fields/answers.ts'
import { useDocumentViews } from './useDocument.ts'

/**
 * The documents around as plain values by path, live, at most once a frame; paths of different documents differ.
 * Before a document itself is read these are the plain words stored beside it: to look at, not to write into.
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

/** The same object for the same two, so that a render without a change of either sees none. */
function merge(first: Answers, second: Answers): Answers {
  if (first === none) return second
  const known = merged.get(first) ?? new WeakMap<Answers, Answers>()
  merged.set(first, known)
  const both = known.get(second) ?? { ...first, ...second }
  known.set(second, both)
  return both
}
