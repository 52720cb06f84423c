import type * as Y from 'yjs'
import { createWatched, type Watchable, type Watched } from '#engine/watch/watched.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { ItemsField } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Phase } from '../storage/phase.ts'
import { answerAt, textAt } from './answer-at.ts'
import type { FollowedFields } from './followed-fields.ts'

export interface FieldWatches {
  value<Value>(handle: ValueHandle<Value>): Watched<Value | null>
  /** Items that did not change stay the same objects. */
  items<Item>(field: ItemsField<Item>): Watched<readonly Item[]>
  /** One item; null where there is none of this key. */
  item<Item>(field: ItemsField<Item>, key: string): Watched<Item | null>
  /** The stored text at a path, also of a list's item: `core.values/<key>/description`. */
  storedText(path: string): string
  close(): void
}

interface Source {
  readonly doc: Y.Doc
  readonly phase: Watched<Phase>
  readonly answers: Watched<Answers>
  readonly followed: FollowedFields
}

/** One watched value per path of an open document, created on first use and shared by all hooks. */
export function createFieldWatches({ doc, phase, answers, followed }: Source): FieldWatches {
  const watches = new Map<string, Watched<unknown>>()
  const itemWatches = new Map<string, Map<string, Watchable<unknown>>>()
  const leavings: (() => void)[] = []
  const isReady = () => phase.get() === 'ready'

  /** Until the document is read, the value is that of its stored answers. */
  const watch = <Value>(
    path: string,
    field: { read(): Value; stored(): Value; observe(changed: () => void): () => void },
    isEqual: (before: Value, next: Value) => boolean,
  ): Watched<Value> => {
    const known = watches.get(path)
    if (known) return known as Watched<Value>
    const read = () => (isReady() ? field.read() : field.stored())
    const watched = createWatched(read(), isEqual)
    const update = () => watched.set(read())
    const updateBefore = () => {
      if (!isReady()) update()
    }
    leavings.push(field.observe(update), phase.subscribe(update), answers.subscribe(updateBefore))
    watches.set(path, watched)
    return watched
  }

  const readItem = <Item>(field: ItemsField<Item>, key: string): Item | null => {
    if (isReady()) return followed.of(field).get(key)
    return (itemsOf(answers.get(), field.path).find((item) => item.key === key) ?? null) as Item | null
  }

  /** The watched items of a field by key, with one listener for all of them. */
  const itemsByKey = <Item>(field: ItemsField<Item>): Map<string, Watchable<unknown>> => {
    const known = itemWatches.get(field.path)
    if (known) return known
    const byKey = new Map<string, Watchable<unknown>>()
    const update = (keys: Iterable<string>) => {
      for (const key of keys) byKey.get(key)?.set(readItem(field, key))
    }
    const updateAll = () => update(byKey.keys())
    const updateBefore = () => {
      if (!isReady()) updateAll()
    }
    leavings.push(
      followed.of(field).subscribe(update),
      phase.subscribe(updateAll),
      answers.subscribe(updateBefore),
    )
    itemWatches.set(field.path, byKey)
    return byKey
  }

  return {
    value: <Value>(handle: ValueHandle<Value>) =>
      watch<Value | null>(
        handle.path,
        {
          read: () => handle.read(doc),
          stored: () => answerAt(answers.get(), handle.path) as Value | null,
          observe: (changed) => handle.observe(doc, changed),
        },
        isSame,
      ),
    items: <Item>(field: ItemsField<Item>) =>
      watch<readonly Item[]>(
        `${field.path}[]`,
        {
          read: () => followed.of(field).items(),
          stored: () => answerAt(answers.get(), `${field.path}[]`) as readonly Item[],
          observe: (changed) => followed.of(field).subscribe(changed),
        },
        Object.is,
      ),
    item: <Item>(field: ItemsField<Item>, key: string) => {
      const byKey = itemsByKey(field)
      const watched = byKey.get(key) ?? createWatched<unknown>(readItem(field, key))
      byKey.set(key, watched)
      return watched as Watched<Item | null>
    },
    storedText: (path) => textAt(answers.get(), path),
    close: () => {
      for (const leave of leavings.splice(0)) leave()
    },
  }
}
