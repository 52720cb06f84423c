import type * as Y from 'yjs'
import type { Layer } from '#scene/body/body.ts'
import { type Frame, frameOf, writeChanges } from '#scene/edit/changes.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply, inverse, matrixOf, multiply } from '#scene/shapes/matrix.ts'
import { readValue } from '../layer-values.ts'

export type PlaceName = keyof Frame

/** Where a layer is on its page, in px: the frame as it would be without its turn, which is about its centre. */
export function placeOf({ layer, matrix }: PlacedNode): Frame {
  const { w, h, rotate = 0 } = layer
  const [x, y] = apply(matrix, [w / 2, h / 2])
  return { x: x - w / 2, y: y - h / 2, w, h, rotate }
}

/**
 * The frame with which a layer has one value of its place. A position is of the page, whatever groups are around; with another
 * width or height the upper left corner stays where it is.
 */
export function frameWith(node: PlacedNode, name: PlaceName, value: number): Frame {
  const { layer, outer } = node
  const frame = frameOf(layer)
  if (name === 'rotate') return { ...frame, rotate: value }
  if (name === 'x' || name === 'y') {
    const [a, b, c, d] = outer
    const back = inverse([a, b, c, d, 0, 0])
    const by = value - placeOf(node)[name]
    const [dx, dy] = back ? apply(back, name === 'x' ? [by, 0] : [0, by]) : [0, 0]
    return { ...frame, x: frame.x + dx, y: frame.y + dy }
  }
  const sized = { ...frame, [name]: value }
  const turn = matrixOf({ ...frame })
  const [left, top] = apply(turn, [0, 0])
  const [centreX, centreY] = apply(turned(turn, left, top), [sized.w / 2, sized.h / 2])
  return { ...sized, x: centreX - sized.w / 2, y: centreY - sized.h / 2 }
}

/** The same turn about another point. */
function turned([a, b, c, d]: Matrix, x: number, y: number): Matrix {
  return [a, b, c, d, x, y]
}

/** Writes one value of the places of layers, each from what it has by now. */
export function writePlace(
  doc: Y.Doc,
  nodes: readonly PlacedNode[],
  name: PlaceName,
  next: (before: number) => number | null,
): void {
  const changes = new Map(
    nodes.flatMap((node) => {
      const now = nodeNow(doc, node)
      const value = next(placeOf(now)[name])
      return value === null ? [] : [[node.layer.id, { frame: frameWith(now, name, value) }] as const]
    }),
  )
  writeChanges(doc, changes)
}

/** As it is stored now: within a step it is ahead of what is shown. */
function nodeNow(doc: Y.Doc, node: PlacedNode): PlacedNode {
  const stored = readValue(doc, node.layer, 'frame') as readonly number[] | null
  if (stored === null) return node
  const [x = 0, y = 0, w = 0, h = 0, rotate = 0] = stored
  const layer = { ...node.layer, x, y, w, h, rotate } as Layer
  return { ...node, layer, matrix: multiply(node.outer, matrixOf(layer)) }
}
