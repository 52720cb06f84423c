import type * as Y from 'yjs'
import { type FollowedItems, followKeys } from './followed-items.ts'
import { isSame } from './is-same.ts'
import {
  type Item,
  type ItemShape,
  type ListField,
  plainItem,
  type StoredItem,
  storedItem,
  unreadableProperties,
} from './list.ts'
import { byOrder } from './order-at.ts'

/** The items of a list in memory: read once, and from then on kept up to date by the changes of the document. */
export interface FollowedList extends FollowedItems<Item<ItemShape>> {
  /** The names of an item's properties with a value that a newer release may have written; `get` has null for them. */
  unreadable(key: string): readonly string[]
}

/**
 * Follows a list. Reading a list visits and sorts all items, so code that changes items one by one follows it
 * instead of reading it again after each change. Must be closed.
 */
export function followList(field: Pick<ListField, 'path' | 'properties'>, doc: Y.Doc): FollowedList {
  const map = doc.getMap(field.path)
  const entries = new Map<string, { readonly stored: StoredItem; readonly item: Item<ItemShape> }>()
  let sorted: readonly Item<ItemShape>[] | null = null

  const update = (key: string) => {
    const stored = storedItem(key, map.get(key))
    const known = entries.get(key)
    if (!stored) {
      if (entries.delete(key)) sorted = null
      return
    }
    const read = plainItem<ItemShape>(field.properties, key, stored.item)
    const item = known && isSame(known.item, read) ? known.item : read
    if (known?.item !== item || known.stored.order !== stored.order) sorted = null
    entries.set(key, { stored, item })
  }

  for (const key of map.keys()) update(key)
  const events = followKeys(map, update)
  return {
    items: () => {
      sorted ??= [...entries.values()].sort((a, b) => byOrder(a.stored, b.stored)).map(({ item }) => item)
      return sorted
    },
    get: (key) => entries.get(key)?.item ?? null,
    unreadable: (key) => {
      const entry = entries.get(key)
      return entry ? unreadableProperties(field.properties, entry.stored.item, entry.item) : []
    },
    subscribe: events.subscribe,
    close: events.close,
  }
}
