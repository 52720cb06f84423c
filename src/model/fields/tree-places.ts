import { byOrder } from './order-at.ts'

/** The place of a node as it is stored: one value, so that of two concurrent moves one wins whole. */
export interface StoredPlace {
  /** Key of the parent; null: the root. */
  readonly parent: string | null
  readonly order: string | null
  /** The parent before the last change of the parent; absent for a node that never had another one. */
  readonly from?: string | null
}

export interface StoredNode {
  readonly key: string
  readonly place: StoredPlace
  /** true: removed; a key: removed as a descendant of that node; null: not removed. */
  readonly gone: true | string | null
}

export interface TreePlaces {
  /** Keys of the nodes that are not removed, each once, every parent before its children. */
  readonly keys: readonly string[]
  /** The parent of each of them; null: the root. */
  readonly parents: ReadonlyMap<string, string | null>
  /** The children of each parent in order. */
  readonly children: ReadonlyMap<string | null, readonly string[]>
  /** Nodes that a cycle would hide, with the parent at which they are shown instead. */
  readonly mended: ReadonlyMap<string, string | null>
}

/**
 * The tree of stored places. A function of what is stored alone, so that all devices with the same document show the
 * same tree, whatever order the changes arrived in:
 *
 * 1. A node whose parent does not exist hangs on its former parent, else on the root.
 * 2. Concurrent moves can make a cycle. One node of it goes back to its former parent: the first by key whose former
 *    parent is outside of the cycle; where none has one, the first goes to the root.
 * 3. A removed node is not shown, and what was removed with it only as long as it is inside of it. A node that was moved
 *    into a removed one meanwhile hangs on the nearest ancestor that is shown.
 */
export function computeTree(nodes: ReadonlyMap<string, StoredNode>): TreePlaces {
  const parents = new Map<string, string | null>()
  for (const [key, { place }] of nodes) parents.set(key, existingParent(nodes, place))
  const mended = breakCycles(nodes, parents)
  const removed = new Set<string>()
  for (const [key, { gone }] of nodes)
    if (gone === true || (gone !== null && nodes.get(gone)?.gone === true && isInside(parents, key, gone)))
      removed.add(key)

  const shown = new Map<string, string | null>()
  const grouped = new Map<string | null, StoredNode[]>()
  for (const [key, node] of nodes) {
    if (removed.has(key)) continue
    let parent = parents.get(key) ?? null
    while (parent !== null && removed.has(parent)) parent = parents.get(parent) ?? null
    shown.set(key, parent)
    const siblings = grouped.get(parent)
    if (siblings) siblings.push(node)
    else grouped.set(parent, [node])
  }
  const children = new Map<string | null, string[]>()
  for (const [parent, siblings] of grouped)
    children.set(
      parent,
      siblings
        .map(({ key, place }) => ({ key, order: place.order }))
        .sort(byOrder)
        .map(({ key }) => key),
    )
  return { keys: depthFirst(children), parents: shown, children, mended }
}

/** Of a cycle that a foreign client made as long as the document. */
const mostTried = 100
/** No client nests deeper; a walk that ends here keeps a foreign document from costing its square. */
const deepest = 1_000

/** Whether a node is inside of another one, at any depth. */
export function isInside(
  parents: ReadonlyMap<string, string | null>,
  key: string,
  ancestor: string,
): boolean {
  let at = parents.get(key) ?? null
  for (let step = 0; at !== null && step < deepest; step++) {
    if (at === ancestor) return true
    at = parents.get(at) ?? null
  }
  return false
}

function existingParent(
  nodes: ReadonlyMap<string, StoredNode>,
  { parent, from }: StoredPlace,
): string | null {
  if (parent === null || nodes.has(parent)) return parent
  return typeof from === 'string' && nodes.has(from) ? from : null
}

/**
 * Changes `parents` until every node leads to the root; returns the changes. In the order of keys, which all devices
 * share. A former parent may lead to another cycle, but never back to its own: each change leaves one cycle less.
 */
function breakCycles(
  nodes: ReadonlyMap<string, StoredNode>,
  parents: Map<string, string | null>,
): Map<string, string | null> {
  const mended = new Map<string, string | null>()
  const settled = new Set<string>()
  for (const start of [...nodes.keys()].sort()) {
    const walked = new Set<string>()
    let at: string | null = start
    while (at !== null && !settled.has(at) && !walked.has(at)) {
      walked.add(at)
      at = parents.get(at) ?? null
    }
    if (at !== null && walked.has(at)) {
      const order = [...walked]
      const [key, parent] = wayOut(nodes, parents, order.slice(order.indexOf(at)).sort())
      parents.set(key, parent)
      mended.set(key, parent)
    }
    for (const key of walked) settled.add(key)
  }
  return mended
}

function wayOut(
  nodes: ReadonlyMap<string, StoredNode>,
  parents: ReadonlyMap<string, string | null>,
  cycle: readonly string[],
): [key: string, parent: string | null] {
  const members = new Set(cycle)
  for (const key of cycle.slice(0, mostTried)) {
    const from = nodes.get(key)?.place.from
    if (from === undefined) continue
    if (from === null || (nodes.has(from) && !leadsInto(parents, from, members))) return [key, from]
  }
  return [cycle[0] as string, null]
}

function leadsInto(
  parents: ReadonlyMap<string, string | null>,
  start: string,
  cycle: ReadonlySet<string>,
): boolean {
  const walked = new Set<string>()
  for (let at: string | null = start; at !== null && !walked.has(at); at = parents.get(at) ?? null) {
    if (cycle.has(at)) return true
    walked.add(at)
  }
  return false
}

/** Without recursion: a foreign client may nest as deep as the document is large. */
function depthFirst(children: ReadonlyMap<string | null, readonly string[]>): string[] {
  const keys: string[] = []
  const left = [...(children.get(null) ?? [])].reverse()
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    keys.push(key)
    const inside = children.get(key)
    if (inside) for (let i = inside.length - 1; i >= 0; i--) left.push(inside[i] as string)
  }
  return keys
}
