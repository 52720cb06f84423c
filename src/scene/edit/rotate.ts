import { apply, inverse, type Point } from '../shapes/matrix.ts'
import { frameOf, type LayerChange, type LayerChanges } from './changes.ts'
import { movableOf } from './locks.ts'
import { isFlipped, upTo180 } from './place-frame.ts'
import type { PlacedNode } from './placed-nodes.ts'
import { selectionBox } from './select.ts'

/**
 * Layers turned by degrees, clockwise on the page, about the centre of their selection box: each turns, and its centre
 * goes round. Those whose place is locked stay, and do not count for the box.
 */
export function rotated(
  nodes: ReadonlyMap<string, PlacedNode>,
  keys: Iterable<string>,
  degrees: number,
): LayerChanges {
  const changes = new Map<string, LayerChange>()
  const turning = movableOf(nodes, keys)
  const box = selectionBox(turning)
  if (!box || degrees === 0) return changes
  const pivot = apply(box.matrix, [box.w / 2, box.h / 2])
  for (const node of turning) changes.set(node.layer.id, turnedOne(node, pivot, degrees))
  return changes
}

function turnedOne({ layer, outer, matrix }: PlacedNode, pivot: Point, degrees: number): LayerChange {
  const { w, h } = layer
  const centre = turnedAbout(pivot, apply(matrix, [w / 2, h / 2]), degrees)
  const [x, y] = apply(inverse(outer) ?? outer, centre)
  const rotate = upTo180((layer.rotate ?? 0) + (isFlipped(outer) ? -degrees : degrees))
  return { frame: { ...frameOf(layer), x: x - w / 2, y: y - h / 2, rotate } }
}

function turnedAbout([px, py]: Point, [x, y]: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos]
}
