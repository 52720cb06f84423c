import type * as Y from 'yjs'
import { TooMuchWork } from '../work/watched-doc.ts'
import { changesOf, type SharedType } from './before.ts'

/** Shared types inside of one item that a change may change. An item of the product has a handful, its texts. */
const mostInside = 1_000

/** An item of a list that changed. `properties`: which; null: the whole item was added, replaced or removed. */
export interface ChangedItem {
  readonly key: string
  readonly properties: ReadonlySet<string> | null
}

/**
 * The items of some lists that a transaction changed, by the list's path. A change inside of a property counts as its own.
 * Throws `TooMuchWork` where it changed more types inside of one item than any item of the product has.
 */
export function changedItems(
  transaction: Y.Transaction,
  paths: readonly string[],
): ReadonlyMap<string, readonly ChangedItem[]> {
  const { doc } = transaction
  const found = new Map<string, Map<string, Changes | null>>()
  for (const [type, keys] of changesOf(transaction)) {
    const { root, key, property } = placeOf(type)
    const path = paths.find((one) => doc.share.get(one) === root)
    if (path === undefined) continue
    const items = found.get(path) ?? new Map<string, Changes | null>()
    found.set(path, items)
    if (key === undefined) for (const name of keys) items.set(name ?? '', null)
    else addTo(items, key, property === undefined ? keys : property)
  }
  return new Map(
    [...found].map(([path, items]) => [
      path,
      [...items].map(([key, changes]) => ({ key, properties: changes?.properties ?? null })),
    ]),
  )
}

interface Changes {
  readonly properties: Set<string>
  /** Changed types inside of the item. */
  inside: number
}

/** `change`: the properties that changed, or the one that has a changed type inside of it. */
function addTo(
  items: Map<string, Changes | null>,
  key: string,
  change: ReadonlySet<string | null> | string,
): void {
  let changes = items.get(key)
  if (changes === null) return
  if (changes === undefined) {
    changes = { properties: new Set(), inside: 0 }
    items.set(key, changes)
  }
  if (typeof change !== 'string') {
    for (const name of change) changes.properties.add(name ?? '')
    return
  }
  changes.inside += 1
  if (changes.inside > mostInside)
    throw new TooMuchWork('The update changes too many shared types of one item.')
  changes.properties.add(change)
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
