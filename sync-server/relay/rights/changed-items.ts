import type * as Y from 'yjs'
import { changesOf, type SharedType } from './before.ts'

/** An item of a list that changed. `properties`: which; null: the whole item was added, replaced or removed. */
export interface ChangedItem {
  readonly key: string
  readonly properties: ReadonlySet<string> | null
}

/** The items of some lists that a transaction changed, by the list's path. A change inside of a property counts as its own. */
export function changedItems(
  transaction: Y.Transaction,
  paths: readonly string[],
): ReadonlyMap<string, readonly ChangedItem[]> {
  const { doc } = transaction
  const found = new Map<string, Map<string, Set<string> | null>>()
  for (const [type, keys] of changesOf(transaction)) {
    const { root, key, property } = placeOf(type)
    const path = paths.find((one) => doc.share.get(one) === root)
    if (path === undefined) continue
    const items = found.get(path) ?? new Map<string, Set<string> | null>()
    found.set(path, items)
    const names = [...keys].map((name) => name ?? '')
    if (key === undefined) for (const name of names) items.set(name, null)
    else if (items.get(key) !== null)
      items.set(key, new Set([...(items.get(key) ?? []), ...(property === undefined ? names : [property])]))
  }
  return new Map(
    [...found].map(([path, items]) => [path, [...items].map(([key, properties]) => ({ key, properties }))]),
  )
}

/** The shared type of the document that a type is inside of, and the first two keys that lead to it. */
function placeOf(type: SharedType): {
  root: SharedType
  key: string | undefined
  property: string | undefined
} {
  let [root, key, property]: [SharedType, string | undefined, string | undefined] = [
    type,
    undefined,
    undefined,
  ]
  while (root._item) {
    property = key
    key = root._item.parentSub ?? ''
    root = root._item.parent as Y.AbstractType<unknown>
  }
  return { root, key, property }
}
