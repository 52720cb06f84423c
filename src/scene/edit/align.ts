import type { Edges } from '../shapes/matrix.ts'
import type { LayerChange, LayerChanges } from './changes.ts'
import { movableOf, outermostOf } from './locks.ts'
import { movedOne } from './move.ts'
import { boundsOf, type PlacedNode } from './placed-nodes.ts'
import { boundsOfAll } from './select.ts'

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

type Nodes = ReadonlyMap<string, PlacedNode>

/**
 * Layers moved so that their bounds on the page, turned ones too, are in line with the bounds of all of them, or with the
 * page where there is one alone. Those whose place is locked stay where they are, and count for the bounds of all.
 */
export function aligned(
  nodes: Nodes,
  keys: Iterable<string>,
  alignment: Alignment,
  page: { readonly width: number; readonly height: number },
): LayerChanges {
  const chosen = outermostOf(nodes, keys)
  const around =
    chosen.length === 1 ? { left: 0, top: 0, right: page.width, bottom: page.height } : boundsOfAll(chosen)
  const changes = new Map<string, LayerChange>()
  for (const node of around ? movableOf(nodes, keys) : []) {
    const [dx, dy] = wayTo(alignment, boundsOf(node), around as Edges)
    if (dx !== 0 || dy !== 0) changes.set(node.layer.id, movedOne(node, dx, dy))
  }
  return changes
}

function wayTo(alignment: Alignment, own: Edges, around: Edges): readonly [number, number] {
  switch (alignment) {
    case 'left':
      return [around.left - own.left, 0]
    case 'centre':
      return [(around.left + around.right - own.left - own.right) / 2, 0]
    case 'right':
      return [around.right - own.right, 0]
    case 'top':
      return [0, around.top - own.top]
    case 'middle':
      return [0, (around.top + around.bottom - own.top - own.bottom) / 2]
    case 'bottom':
      return [0, around.bottom - own.bottom]
  }
}

/**
 * Three or more layers moved so that the gaps between their bounds on the page are equal. The outermost two stay; gaps are
 * negative where the layers have no room. Layers whose place is locked are left out.
 */
export function distributed(nodes: Nodes, keys: Iterable<string>, axis: 'across' | 'down'): LayerChanges {
  const changes = new Map<string, LayerChange>()
  const isAcross = axis === 'across'
  const spans = movableOf(nodes, keys)
    .map((node) => {
      const { left, top, right, bottom } = boundsOf(node)
      return isAcross ? { node, from: left, to: right } : { node, from: top, to: bottom }
    })
    .sort((one, other) => one.from + one.to - other.from - other.to)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || spans.length < 3) return changes
  const filled = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  const gap = (last.to - first.from - filled) / (spans.length - 1)
  let at = first.from
  for (const { node, from, to } of spans) {
    const way = at - from
    // The last one is off by no more than the rounding of the sum.
    if (Math.abs(way) > 1e-6)
      changes.set(node.layer.id, movedOne(node, isAcross ? way : 0, isAcross ? 0 : way))
    at += to - from + gap
  }
  return changes
}
