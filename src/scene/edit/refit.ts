import type { Layer } from '../body/body.ts'
import { apply, type Edges, edgesOf, matrixOf, multiply } from '../shapes/matrix.ts'
import type { LayerChange, LayerChanges } from './changes.ts'
import type { DesignTree } from './read-tree.ts'

/** px that a group may be larger or smaller than what is in it. */
const slack = 0.01

/**
 * What makes groups as large as what is in them, without moving anything on the page: their frames, and those of their
 * children within them. The groups named and all around them are looked at, the innermost first; one without layers stays.
 */
export function refitGroups({ nodes }: DesignTree, groups: Iterable<string>): LayerChanges {
  const looked = new Set<string>()
  for (const group of groups)
    for (let at = nodes.get(group); at; at = at.parent === null ? undefined : nodes.get(at.parent))
      if (at.layer.type === 'group') looked.add(at.layer.id)
  const changes = new Map<string, LayerChange>()
  // Of two groups, the one that is in the other comes later in the order of painting.
  for (const key of [...nodes.keys()].filter((one) => looked.has(one)).reverse()) {
    const group = nodes.get(key)?.layer
    if (group?.type === 'group') refitOne(group, changes)
  }
  return changes
}

function refitOne(group: Extract<Layer, { type: 'group' }>, changes: Map<string, LayerChange>): void {
  const children = group.children.map((child) => ({ ...child, ...changes.get(child.id)?.frame }) as Layer)
  const edges = edgesAround(children)
  if (!edges) return
  const { left, top, right, bottom } = edges
  const isTight = [left, top, right - group.w, bottom - group.h].every((off) => Math.abs(off) <= slack)
  if (isTight) return
  const [w, h] = [right - left, bottom - top]
  const before = multiply(matrixOf(group), [1, 0, 0, 1, left, top])
  const [x, y] = apply(before, [w / 2, h / 2])
  changes.set(group.id, { frame: { x: x - w / 2, y: y - h / 2, w, h, rotate: group.rotate ?? 0 } })
  for (const { id, x, y, w, h, rotate = 0 } of children)
    changes.set(id, { frame: { x: x - left, y: y - top, w, h, rotate } })
}

/** The upright box around layers in the coordinates that they are in; null without one. */
export function edgesAround(layers: readonly Layer[]): Edges | null {
  if (layers.length === 0) return null
  const all = layers.map((layer) =>
    edgesOf(matrixOf(layer), { left: 0, top: 0, right: layer.w, bottom: layer.h }),
  )
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}
