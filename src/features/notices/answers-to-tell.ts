import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { factsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'

/** What notices are read from: the answers of a document; of one of a kind that stores none, its comments. */
export function answersToTell(document: OpenDocument): Watched<Answers> {
  const { traits, comments } = factsOf(document.name)
  if (traits.storesAnswers || comments === null) return document.answers
  const { threads, messages } = comments
  const lists = [document.items(threads), document.items(messages)] as const
  return {
    get: () => ({ [threads.path]: lists[0].get(), [messages.path]: lists[1].get() }),
    subscribe: (listener) => {
      const leavings = lists.map((list) => list.subscribe(listener))
      return () => {
        for (const leave of leavings) leave()
      }
    },
  }
}
