import type * as Y from 'yjs'
import type { Layer } from '#scene/body/body.ts'
import { type Frame, frameOf, type LayerChanges, writeChanges } from '#scene/edit/changes.ts'
import { movedBy } from '#scene/edit/move.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { type Handle, resized } from '#scene/edit/resize.ts'
import { selectionBox } from '#scene/edit/select.ts'
import { apply, matrixOf, multiply, type Point } from '#scene/shapes/matrix.ts'
import { readValue } from '../fields/layer-values.ts'

export type PlaceName = keyof Frame

type Nodes = ReadonlyMap<string, PlacedNode>

/** Where a layer is on its page, in px: the frame as it would be without its turn, which is about its centre. */
export function placeOf({ layer, matrix }: PlacedNode): Frame {
  const { w, h, rotate = 0 } = layer
  const [x, y] = apply(matrix, [w / 2, h / 2])
  return { x: x - w / 2, y: y - h / 2, w, h, rotate }
}

/**
 * What gives a layer one value of its place. A position is of the page, whatever groups are around; with another width or height
 * the upper left corner stays where it is, and what is in a group grows with it.
 */
function changesFor(nodes: Nodes, node: PlacedNode, name: PlaceName, value: number): LayerChanges {
  const { layer } = node
  if (name === 'rotate') return new Map([[layer.id, { frame: { ...frameOf(layer), rotate: value } }]])
  if (name === 'x' || name === 'y') {
    const by = value - placeOf(node)[name]
    return movedBy(nodes, [layer.id], name === 'x' ? by : 0, name === 'y' ? by : 0)
  }
  const box = selectionBox([node])
  if (!box) return new Map()
  const [handle, corner]: [Handle, Point] =
    name === 'w' ? ['e', [value, box.h / 2]] : ['s', [box.w / 2, value]]
  return resized(nodes, [layer.id], handle, apply(box.matrix, corner))
}

/** Writes one value of the places of selected layers, each from what it has by now. */
export function writePlace(
  doc: Y.Doc,
  nodes: Nodes,
  selected: readonly PlacedNode[],
  name: PlaceName,
  next: (before: number) => number | null,
): void {
  const now = new Map([...nodes, ...selected.map((node) => [node.layer.id, nodeNow(doc, node)] as const)])
  const changes = selected.flatMap(({ layer }) => {
    const node = now.get(layer.id)
    const value = node ? next(placeOf(node)[name]) : null
    return node && value !== null ? [...changesFor(now, node, name, value)] : []
  })
  writeChanges(doc, new Map(changes))
}

/** As it is stored now: within a step it is ahead of what is shown. */
function nodeNow(doc: Y.Doc, node: PlacedNode): PlacedNode {
  const stored = readValue(doc, node.layer, 'frame') as readonly number[] | null
  if (stored === null) return node
  const [x = 0, y = 0, w = 0, h = 0, rotate = 0] = stored
  const layer = { ...node.layer, x, y, w, h, rotate } as Layer
  return { ...node, layer, matrix: multiply(node.outer, matrixOf(layer)) }
}
