import type * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Item, ItemShape, ListField } from '#model/fields/list.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Phase } from '../storage/phase.ts'
import { answerAt, textAt } from './answer-at.ts'

export interface FieldWatches {
  value<Value>(handle: ValueHandle<Value>): Watched<Value | null>
  items<Shape extends ItemShape>(field: ListField<Shape>): Watched<readonly Item<Shape>[]>
  /** The stored text at a path, also of a list's item: `core.values/<key>/description`. */
  storedText(path: string): string
  close(): void
}

interface Around {
  readonly doc: Y.Doc
  readonly phase: Watched<Phase>
  readonly answers: Watched<Answers>
}

/** One watched value per path of an open document, created on first use and shared by all hooks. */
export function createFieldWatches({ doc, phase, answers }: Around): FieldWatches {
  const watches = new Map<string, Watched<unknown>>()
  const leavings: (() => void)[] = []

  const watch = <Value>(
    path: string,
    field: { read(): Value; observe(changed: () => void): () => void },
  ): Watched<Value> => {
    const known = watches.get(path)
    if (known) return known as Watched<Value>
    const read = () => (phase.get() === 'ready' ? field.read() : (answerAt(answers.get(), path) as Value))
    const watched = createWatched(read(), isSame)
    const update = () => watched.set(read())
    const updateBefore = () => {
      if (phase.get() !== 'ready') update()
    }
    leavings.push(field.observe(update), phase.subscribe(update), answers.subscribe(updateBefore))
    watches.set(path, watched)
    return watched
  }

  return {
    value: (handle) =>
      watch(handle.path, {
        read: () => handle.read(doc),
        observe: (changed) => handle.observe(doc, changed),
      }),
    items: (field) =>
      watch(`${field.path}[]`, {
        read: () => field.read(doc),
        observe: (changed) => field.observe(doc, changed),
      }),
    storedText: (path) => textAt(answers.get(), path),
    close: () => {
      for (const leave of leavings.splice(0)) leave()
    },
  }
}
