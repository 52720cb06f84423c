import type * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'

export interface LiveAnswers extends Watched<Answers> {
  /** Reads what changed since, without waiting for the frame. */
  readNow(): Answers
  /** Shows the plain words of the last time until the document is read. */
  paint(answers: Answers): void
  /** From here on the document speaks. */
  start(): void
  close(): void
}

/**
 * A document as plain values. Only fields that changed are read again, so that the others keep their identity, and
 * listeners hear of it at most once a frame.
 */
export function createLiveAnswers(fields: readonly Field[], doc: Y.Doc): LiveAnswers {
  const answers = createWatched<Answers>({})
  const changed = new Set<Field>()
  const leavings: (() => void)[] = []
  let cancelFrame: (() => void) | null = null

  const readNow = () => {
    cancelFrame?.()
    cancelFrame = null
    if (changed.size > 0) {
      const fresh = Object.fromEntries([...changed].map((field) => [field.path, field.read(doc)]))
      changed.clear()
      answers.set({ ...answers.get(), ...fresh })
    }
    return answers.get()
  }

  return {
    get: answers.get,
    subscribe: answers.subscribe,
    readNow,
    paint: answers.set,
    start: () => {
      if (leavings.length > 0) return
      answers.set(readAnswers(fields, doc))
      for (const field of fields) {
        leavings.push(
          field.observe(doc, () => {
            changed.add(field)
            cancelFrame ??= inNextFrame(readNow)
          }),
        )
      }
    },
    close: () => {
      cancelFrame?.()
      for (const leave of leavings.splice(0)) leave()
    },
  }
}

/** A hidden page has no frames, a test no window: there a task has to do. */
function inNextFrame(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible') {
    const frame = requestAnimationFrame(work)
    return () => cancelAnimationFrame(frame)
  }
  const timer = setTimeout(work, 0)
  return () => clearTimeout(timer)
}
