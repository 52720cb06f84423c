import type { Matrix } from '../list/drawing.ts'
import { apply, type Edges, inverse, matrixOf, multiply, type Point } from '../shapes/matrix.ts'
import { isLocked } from './locks.ts'
import { isFlipped } from './place-frame.ts'
import { boundsOf, isHit, type PlacedNode } from './placed-nodes.ts'

type Nodes = ReadonlyMap<string, PlacedNode>

/**
 * The box that handles are on, from 0, 0 to w, h, and how it is on the page: it turns and moves, but is never flipped, so
 * that its left is on the left of a flipped layer too.
 */
export interface SelectionBox {
  readonly matrix: Matrix
  readonly w: number
  readonly h: number
}

/** Of one layer its frame, turned with it; of several the upright box around them; null without one. */
export function selectionBox(nodes: readonly PlacedNode[]): SelectionBox | null {
  const [first, ...others] = nodes
  if (!first) return null
  if (others.length === 0) return boxOf(first)
  const { left, top, right, bottom } = boundsOfAll(nodes) as Edges
  return { matrix: [1, 0, 0, 1, left, top], w: right - left, h: bottom - top }
}

function boxOf({ layer, outer }: PlacedNode): SelectionBox {
  const { x, y, w, h, rotate = 0 } = layer
  const matrix = multiply(outer, matrixOf({ x, y, w, h, rotate }))
  return { matrix: isFlipped(matrix) ? multiply(matrix, [-1, 0, 0, 1, w, 0]) : matrix, w, h }
}

/** The upright box on the page around layers; null without one. */
export function boundsOfAll(nodes: readonly PlacedNode[]): Edges | null {
  if (nodes.length === 0) return null
  const all = nodes.map(boundsOf)
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

/**
 * The uppermost layer at a point of the page, with the groups around it, the outermost first; empty where there is none.
 * Hidden layers are passed over; what is narrower than twice `reach` px is hit up to `reach` beside it.
 */
export function hitChain(nodes: Nodes, point: Point, reach = 0): readonly string[] {
  return hitChains(nodes, point, reach)[0] ?? []
}

/** As `hitChain`, for all layers at the point from the uppermost down. */
export function hitChains(nodes: Nodes, point: Point, reach = 0): readonly (readonly string[])[] {
  return [...nodes.values()]
    .filter(({ layer, isHidden }) => layer.type !== 'group' && !isHidden)
    .filter((node) => isHit(node, point, Math.min(node.layer.w, node.layer.h) < 2 * reach ? reach : 0))
    .map((node) => chainOf(nodes, node))
    .reverse()
}

function chainOf(nodes: Nodes, node: PlacedNode): readonly string[] {
  const chain = [node.layer.id]
  for (let at = node.parent; at !== null; at = nodes.get(at)?.parent ?? null) chain.unshift(at)
  return chain
}

export interface PickOptions {
  /** px of the page, see `hitChain`. */
  readonly reach?: number
  /** The group whose layers are selected one by one. */
  readonly entered?: string | null
  /** The layer itself, whatever groups are around it. */
  readonly isDeep?: boolean
  /** What is selected by now: the next one below it is picked, after the lowest the uppermost. */
  readonly below?: string | null
}

/**
 * The layer that a press selects: the outermost group at the point, or within the entered group, or a group around that,
 * the one that is in it; null where there is none.
 */
export function pick(nodes: Nodes, point: Point, options: PickOptions = {}): string | null {
  const { reach = 0, entered = null, isDeep = false, below = null } = options
  const found = hitChains(nodes, point, reach).flatMap((chain) => {
    const key = isDeep ? chain.at(-1) : within(nodes, chain, entered)
    return key === undefined ? [] : [key]
  })
  const keys = [...new Set(found)]
  return keys[below === null ? 0 : (keys.indexOf(below) + 1) % keys.length] ?? null
}

/** The first of a chain after the entered group and the groups around that. */
function within(nodes: Nodes, chain: readonly string[], entered: string | null): string | undefined {
  const node = entered === null ? undefined : nodes.get(entered)
  const open = node ? chainOf(nodes, node) : []
  return chain.find((key, at) => key !== open[at]) ?? chain.at(-1)
}

/**
 * Keys of what a rectangle of the page touches, in the order of painting: layers and groups of the page, or those in the
 * entered group. Left out are what is hidden, what is locked in its place, and what is around the whole rectangle, such
 * as a picture behind everything.
 */
export function inMarquee(nodes: Nodes, area: Edges, entered: string | null = null): readonly string[] {
  const touched = new Set<string>()
  for (const node of nodes.values()) {
    if (node.layer.type === 'group' || node.isHidden || isLocked(nodes, node.layer.id, 'place')) continue
    if (!isTouched(node, area)) continue
    const chain = chainOf(nodes, node)
    const at = entered === null ? 0 : chain.indexOf(entered) + 1
    if (entered === null || at > 0) touched.add(chain[at] ?? node.layer.id)
  }
  return [...touched]
}

function isTouched(node: PlacedNode, area: Edges): boolean {
  const { left, top, right, bottom } = area
  const bounds = boundsOf(node)
  if (bounds.left > right || bounds.right < left || bounds.top > bottom || bounds.bottom < top) return false
  const back = inverse(node.matrix)
  if (!back) return false
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const inside = corners.map((corner) => apply(back, corner))
  const { w, h } = node.layer
  // Apart on an axis of the frame: the axes of the rectangle are compared above.
  if (inside.every(([x]) => x < 0) || inside.every(([x]) => x > w)) return false
  if (inside.every(([, y]) => y < 0) || inside.every(([, y]) => y > h)) return false
  return !inside.every(([x, y]) => x >= 0 && y >= 0 && x <= w && y <= h)
}
