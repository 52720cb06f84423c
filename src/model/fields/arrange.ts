import { newOrders } from './order-at.ts'
import { longestIncreasing } from './replace-items.ts'
import { isInside, type StoredNode, type StoredPlace, type TreePlaces } from './tree-places.ts'

/** The children of parents in their order, every parent before what is inside of it. */
export type Arrangement = ReadonlyMap<string | null, readonly string[]>

interface NodesInTree {
  readonly nodes: ReadonlyMap<string, StoredNode>
  readonly tree: TreePlaces
}

/**
 * The places to store so that nodes are where `wanted` says: as few as possible. What is not named stays, and what moves goes
 * directly after the one that is named before it. A node or parent that is gone is passed over.
 */
export function arrange({ nodes, tree }: NodesInTree, wanted: Arrangement): Map<string, StoredPlace> {
  const parents = new Map(tree.parents)
  const former = new Map<string, string | null>()
  for (const [parent, keys] of wanted)
    for (const key of keys) {
      const from = parents.get(key)
      if (from === undefined || from === parent || !isPossible(parents, key, parent)) continue
      parents.set(key, parent)
      former.set(key, from)
    }
  const places = new Map<string, StoredPlace>()
  for (const [parent, keys] of wanted) {
    const named = keys.filter((key) => parents.has(key) && parents.get(key) === parent)
    const there = (tree.children.get(parent) ?? []).filter((key) => !former.has(key))
    const orderOf = (key: string) => nodes.get(key)?.place.order ?? null
    for (const [key, order] of ordersOf(there, named, orderOf)) {
      // A new order keeps the former parent: it is the way out of a cycle.
      const from = former.has(key) ? former.get(key) : nodes.get(key)?.place.from
      places.set(key, { parent, order, ...(from === undefined ? {} : { from }) })
    }
  }
  return places
}

function isPossible(parents: ReadonlyMap<string, string | null>, key: string, parent: string | null) {
  return parent === null || (parent !== key && parents.has(parent) && !isInside(parents, parent, key))
}

/** New orders by key. */
function ordersOf(
  there: readonly string[],
  named: readonly string[],
  orderOf: (key: string) => string | null,
): ReadonlyMap<string, string> {
  const indexes = new Map(there.map((key, at) => [key, at]))
  const known = named.filter((key) => indexes.has(key))
  const longest = longestIncreasing(known.map((key) => indexes.get(key) as number))
  const staying = new Set(longest.map((at) => known[at]))
  const moved = new Set(named.filter((key) => !staying.has(key)))
  if (moved.size === 0) return new Map()
  const keys = inserted(
    there.filter((key) => !moved.has(key)),
    named,
    moved,
  )
  // Those without an order are last whatever comes before them.
  for (const key of keys) if (orderOf(key) === null) moved.add(key)
  const orders = new Map<string, string>()
  let lower: string | null = null
  for (let at = 0; at < keys.length; ) {
    const key = keys[at] as string
    if (!moved.has(key)) {
      lower = orderOf(key)
      at++
      continue
    }
    let end = at
    while (end < keys.length && moved.has(keys[end] as string)) end++
    let upper = end < keys.length ? orderOf(keys[end] as string) : null
    if (lower !== null && upper !== null && lower >= upper) [end, upper] = [keys.length, null]
    const between: readonly string[] = newOrders(lower, upper, end - at)
    for (const order of between) orders.set(keys[at++] as string, order)
    lower = between.at(-1) ?? lower
  }
  return orders
}

/** `moved` among those that stay, each after the one that is named before it. */
function inserted(
  staying: readonly string[],
  named: readonly string[],
  moved: ReadonlySet<string>,
): readonly string[] {
  const after = new Map<string | null, string[]>()
  let last: string | null = null
  for (const key of named) {
    if (!moved.has(key)) {
      last = key
      continue
    }
    const run = after.get(last)
    if (run) run.push(key)
    else after.set(last, [key])
  }
  return [null, ...staying].flatMap((key) => [...(key === null ? [] : [key]), ...(after.get(key) ?? [])])
}
