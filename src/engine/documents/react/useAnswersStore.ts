import { useMemo } from 'react'
import type { Answers } from '#model/fields/answers.ts'
import { useDocumentViews } from './useDocument.ts'

export interface AnswersStore {
  readonly subscribe: (changed: () => void) => () => void
  /** The same object until an answer changes. */
  readonly get: () => Answers
}

/** The answers as a store, for the hooks that read a part of them. */
export function useAnswersStore(): AnswersStore {
  const { byName } = useDocumentViews()
  return useMemo(() => {
    const all = Object.values(byName).map(({ document }) => document.answers)
    return {
      subscribe: (changed) => {
        const ends = all.map((answers) => answers.subscribe(changed))
        return () => {
          for (const end of ends) end()
        }
      },
      get: () => all.map((answers) => answers.get()).reduce(merge, none),
    }
  }, [byName])
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
