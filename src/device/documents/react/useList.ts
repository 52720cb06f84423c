import type * as Y from 'yjs'
import { useWatched } from '#device/watch/useWatched.ts'
import type { Item, ItemShape, ListField, NewItem } from '#model/fields/list.ts'
import { useDocumentView } from './useDocument.ts'

export interface ListBinding<Shape extends ItemShape> {
  readonly items: readonly Item<Shape>[]
  /** Adds at `at` (default: the end) and answers the new key; null where the list is full or cannot be written. */
  add(item: NewItem<Shape>, at?: number): string | null
  move(key: string, to: number): void
  remove(key: string): void
  /** Whether nothing more may be added. */
  isFull(limit?: number): boolean
  /** Whether people who each kept the limit have merged beyond it: items from `limit` on are marked, none is deleted. */
  isOver(limit?: number): boolean
}

export function useList<Shape extends ItemShape>(field: ListField<Shape>): ListBinding<Shape> {
  const { document, isReadOnly } = useDocumentView(field.document)
  const items = useWatched(document.items(field))
  const edit = <Result>(change: (doc: Y.Doc) => Result): Result | null =>
    isReadOnly ? null : document.edit(change)
  return {
    items,
    add: (item, at) =>
      items.length >= field.atMost
        ? null
        : edit((doc) => field.add(doc, item, at === undefined ? {} : { at })),
    move: (key, to) => void edit((doc) => field.move(doc, key, to)),
    remove: (key) => void edit((doc) => field.remove(doc, key)),
    isFull: (limit = field.atMost) => items.length >= limit,
    isOver: (limit = field.atMost) => items.length > limit,
  }
}
