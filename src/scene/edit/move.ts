import { frameOf, type LayerChange, type LayerChanges } from './changes.ts'
import { movableOf } from './locks.ts'
import { wayWithin } from './place-frame.ts'
import type { PlacedNode } from './placed-nodes.ts'

/**
 * Layers moved by `dx` and `dy` px of the page; a group takes along what is in it. Those whose place is locked, or that of
 * a group around, stay.
 */
export function movedBy(
  nodes: ReadonlyMap<string, PlacedNode>,
  keys: Iterable<string>,
  dx: number,
  dy: number,
): LayerChanges {
  const changes = new Map<string, LayerChange>()
  if (dx === 0 && dy === 0) return changes
  for (const node of movableOf(nodes, keys)) changes.set(node.layer.id, movedOne(node, dx, dy))
  return changes
}

/** One layer moved by px of the page. */
export function movedOne({ layer, outer }: PlacedNode, dx: number, dy: number): LayerChange {
  const [x, y] = wayWithin(outer, [dx, dy])
  return { frame: { ...frameOf(layer), x: layer.x + x, y: layer.y + y } }
}
