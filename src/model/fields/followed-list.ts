import type * as Y from 'yjs'
import {
  byOrder,
  type Item,
  type ItemShape,
  type ListField,
  plainItem,
  type StoredItem,
  storedItem,
  unreadableProperties,
} from './list.ts'

/** The items of a list in memory: read once, and from then on kept up to date by the changes of the document. */
export interface FollowedList {
  /**
   * All items in their order, as of the end of the last transaction; changes of a running one are not
   * included.
   */
  items(): readonly Item<ItemShape>[]
  /** null: there is no item of this key. */
  get(key: string): Item<ItemShape> | null
  /** The names of an item's properties with a value that a newer release may have written; `get` has null for them. */
  unreadable(key: string): readonly string[]
  /** Stops following. The items stay as they were. */
  close(): void
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
    if (stored) entries.set(key, { stored, item: plainItem<ItemShape>(field.properties, key, stored.item) })
    else entries.delete(key)
    sorted = null
  }
  const follow = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
    const keys = new Set<string>()
    for (const { path, keys: changed } of events) {
      const [key] = path
      if (key !== undefined) keys.add(String(key))
      else for (const own of changed.keys()) keys.add(own)
    }
    for (const key of keys) update(key)
  }

  for (const key of map.keys()) update(key)
  map.observeDeep(follow)
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
    close: () => map.unobserveDeep(follow),
  }
}
