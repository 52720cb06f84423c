import * as Y from 'yjs'

/** A shared type of any kind: a text, a map. */
export type SharedType = Pick<Y.AbstractType<unknown>, '_item' | '_map' | '_start'>

/**
 * The keys of a top-level map that a transaction changed, or null for a text; undefined: it did not change it. To be asked
 * before `getMap` or `getText`, which put another object in the place of a type that came with an update.
 */
export function changedKeys(
  transaction: Y.Transaction,
  path: string,
): ReadonlySet<string | null> | undefined {
  const type = transaction.doc.share.get(path)
  return type && changesOf(transaction).get(type)
}

/** The changed types with their changed keys. */
export function changesOf({ changed }: Y.Transaction): ReadonlyMap<SharedType, ReadonlySet<string | null>> {
  return changed as ReadonlyMap<SharedType, ReadonlySet<string | null>>
}

/**
 * What shared types held before a transaction. Only valid in the document's `afterTransaction` event: Yjs drops deleted
 * content soon after it.
 */
export class Before {
  readonly #transaction: Y.Transaction

  constructor(transaction: Y.Transaction) {
    this.#transaction = transaction
  }

  /** The value under a key of a map; undefined: none. A shared type is returned as it is now, maybe deleted. */
  value(map: SharedType, key: string): unknown {
    let item = map._map.get(key) ?? null
    while (item && this.#isAdded(item)) item = item.left
    if (!item || !this.#wasThere(item)) return undefined
    return item.content.getContent()[item.length - 1]
  }

  /** All values of a map by key. */
  values(map: SharedType): Map<string, unknown> {
    const values = new Map<string, unknown>()
    for (const key of map._map.keys()) {
      const value = this.value(map, key)
      if (value !== undefined) values.set(key, value)
    }
    return values
  }

  text(text: SharedType): string {
    let words = ''
    for (let item = text._start; item; item = item.right) {
      if (item.content instanceof Y.ContentString && this.#wasThere(item)) words += item.content.str
    }
    return words
  }

  #wasThere(item: Y.Item): boolean {
    if (this.#isAdded(item)) return false
    return !item.deleted || Y.isDeleted(this.#transaction.deleteSet, item.id)
  }

  #isAdded({ id: { client, clock } }: Y.Item): boolean {
    return clock >= (this.#transaction.beforeState.get(client) ?? 0)
  }
}
