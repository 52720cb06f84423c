import type * as Y from 'yjs'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Item, ItemShape, ListField, NewItem } from '#model/fields/list.ts'
import { useDocumentView } from './useDocument.ts'

export interface ListBinding<Shape extends ItemShape> {
  readonly items: readonly Item<Shape>[]
  /** Adds an item at index `at` (default: the end); returns its key, null where the list is full or read-only. */
  add(item: NewItem<Shape>, at?: number): string | null
  /** Moves an item; `to` is its index after the move. */
  move(key: string, to: number): void
  remove(key: string): void
  /** Removes all items in one step. */
  clear(): void
  /** Whether nothing more can be added. */
  isFull(limit?: number): boolean
  /** Whether a merge made the list longer than the limit. Items from index `limit` on are marked, none is deleted. */
  isOver(limit?: number): boolean
}

/** The items of a list, and edits that are one step of undo each. */
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
    clear: () =>
      void edit((doc) => {
        for (const { key } of items) field.remove(doc, key)
      }),
    isFull: (limit = field.atMost) => items.length >= limit,
    isOver: (limit = field.atMost) => items.length > limit,
  }
}
