import type * as Y from 'yjs'

/**
 * The items of a list, a tree or a record in memory, kept up to date by the events of the document. An item that did
 * not change stays the same object.
 */
export interface FollowedItems<Item> {
  /**
   * All items in their order, as of the end of the last transaction; changes of a running one are not
   * included. The same array as long as no item and no order changes.
   */
  items(): readonly Item[]
  /** null: there is no item of this key. */
  get(key: string): Item | null
  /** Calls back after each transaction with the keys that it changed, until the returned function is called. */
  subscribe(listener: (keys: ReadonlySet<string>) => void): () => void
  /** Stops following. The items stay as they were. */
  close(): void
}

type KeyListener = (keys: ReadonlySet<string>) => void

/**
 * Calls `update` for every item that a transaction changed, then `settle`, which may add keys, then the subscribers.
 * `keyOf` turns the name of a map entry into the key of its item.
 */
export function followKeys(
  map: Y.Map<unknown>,
  update: (key: string) => void,
  {
    keyOf = (name) => name,
    settle = () => {},
  }: { keyOf?: (name: string) => string; settle?: (keys: Set<string>) => void } = {},
): Pick<FollowedItems<unknown>, 'subscribe' | 'close'> {
  const listeners = new Set<KeyListener>()
  const follow = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
    const keys = new Set<string>()
    for (const { path, keys: changed } of events) {
      const [name] = path
      if (name !== undefined) keys.add(keyOf(String(name)))
      else for (const own of changed.keys()) keys.add(keyOf(own))
    }
    for (const key of keys) update(key)
    settle(keys)
    for (const listener of [...listeners]) listener(keys)
  }
  map.observeDeep(follow)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => map.unobserveDeep(follow),
  }
}
