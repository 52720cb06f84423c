import { useWatched } from '#device/watch/useWatched.ts'
import { createWatched } from '#device/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import { useDocumentViews } from './useDocument.ts'

const none = createWatched<Answers>({})

/**
 * The documents around as plain values by path, live, at most once a frame; paths of different documents differ.
 * Before a document itself is read these are the plain words stored beside it: to look at, not to write into.
 */
export function useAnswers(): Answers {
  const { byName } = useDocumentViews()
  const guide = useWatched(byName.guide?.document.answers ?? none)
  const strategy = useWatched(byName.strategy?.document.answers ?? none)
  return byName.strategy ? { ...guide, ...strategy } : guide
}
