import type { Lock } from '../body/body.ts'
import type { PlacedNode } from './placed-nodes.ts'

type Nodes = ReadonlyMap<string, PlacedNode>

/** Whether a layer, or a group around it, has a lock. */
export function isLocked(nodes: Nodes, key: string, lock: Lock): boolean {
  for (let at = nodes.get(key); at; at = at.parent === null ? undefined : nodes.get(at.parent))
    if (at.layer.lock?.includes(lock)) return true
  return false
}

/** Those of `keys` that may be moved, without those inside of another one, in the order of painting. */
export function movableOf(nodes: Nodes, keys: Iterable<string>): readonly PlacedNode[] {
  return outermostOf(nodes, keys).filter(({ layer }) => !isLocked(nodes, layer.id, 'place'))
}

/** The layers of `keys` that are there, without those inside of another one, in the order of painting. */
export function outermostOf(nodes: Nodes, keys: Iterable<string>): readonly PlacedNode[] {
  const chosen = new Set(keys)
  if (chosen.size === 0) return []
  return [...nodes.values()].filter(
    ({ layer, parent }) => chosen.has(layer.id) && !isInsideOf(nodes, parent, chosen),
  )
}

function isInsideOf(nodes: Nodes, parent: string | null, chosen: ReadonlySet<string>): boolean {
  for (let at = parent; at !== null; at = nodes.get(at)?.parent ?? null) if (chosen.has(at)) return true
  return false
}
