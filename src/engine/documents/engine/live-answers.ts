import type * as Y from 'yjs'
import { startTimer } from '#engine/time/start-timer.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'
import type { FollowedFields } from './followed-fields.ts'

export interface LiveAnswers extends Watched<Answers> {
  /** Reads what has changed, without waiting for the next frame. */
  readNow(): Answers
  /** Sets the stored answers, for the time until the document is read. */
  showStored(answers: Answers): void
  /** Reads the document and follows its changes from here on. */
  start(): void
  close(): void
}

/**
 * The answers of a document as plain values by path. Only fields and items that changed are read again, so that the
 * others keep their identity. Listeners are called at most once per frame.
 */
export function createLiveAnswers(
  fields: readonly Field[],
  doc: Y.Doc,
  followed: FollowedFields,
): LiveAnswers {
  const answers = createWatched<Answers>({})
  const changed = new Set<Field>()
  const leavings: (() => void)[] = []
  let cancelFrame: (() => void) | null = null

  const readAll = (some: Iterable<Field>): Answers =>
    Object.fromEntries(Array.from(some, (field) => [field.path, followed.read(field)]))

  const readNow = () => {
    cancelFrame?.()
    cancelFrame = null
    if (changed.size > 0) {
      const fresh = readAll(changed)
      changed.clear()
      answers.set({ ...answers.get(), ...fresh })
    }
    return answers.get()
  }

  return {
    get: answers.get,
    subscribe: answers.subscribe,
    readNow,
    showStored: answers.set,
    start: () => {
      if (leavings.length > 0) return
      answers.set(readAll(fields))
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

/** Where there are no frames, on a hidden page and in tests without a window, a task is used instead. */
function inNextFrame(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible') {
    const frame = requestAnimationFrame(work)
    return () => cancelAnimationFrame(frame)
  }
  const timer = startTimer(work, 0)
  return () => clearTimeout(timer)
}
