import type { Layer } from '#scene/body/body.ts'
import type { LayerChange } from '#scene/edit/changes.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { inverse, matrixOf, multiply, type Point } from '#scene/shapes/matrix.ts'
import type { Nodes } from './canvas-parts.ts'

export function shiftBy(dx: number, dy: number): Matrix {
  return [1, 0, 0, 1, dx, dy]
}

export function turnAbout([x, y]: Point, degrees: number): Matrix {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** What brings a layer to its changed frame on the page as it is painted now; null where it cannot be. */
export function matrixOfChange({ layer, outer, matrix }: PlacedNode, { frame }: LayerChange): Matrix | null {
  const back = inverse(matrix)
  if (!frame || !back || layer.w === 0 || layer.h === 0) return null
  const { flipX, flipY } = layer
  const next = multiply(outer, matrixOf({ ...frame, ...(flipX && { flipX }), ...(flipY && { flipY }) }))
  return multiply(multiply(next, [frame.w / layer.w, 0, 0, frame.h / layer.h, 0, 0]), back)
}

/** The layers that are painted of these: what is in groups, without the groups. */
export function paintedIn(nodes: Nodes, keys: readonly string[]): readonly Layer[] {
  const painted: Layer[] = []
  const add = (layer: Layer) => {
    if (layer.type === 'group') for (const child of layer.children) add(child)
    else painted.push(layer)
  }
  for (const key of keys) {
    const node = nodes.get(key)
    if (node) add(node.layer)
  }
  return painted
}

/** Whether a layer that is scaled by one factor looks as if its picture was: widths of strokes and corners stay as they are. */
export function scalesAsPainted(layer: Layer): boolean {
  if (layer.type === 'shape') return !layer.stroke && !layer.radius
  if (layer.type === 'path') return !layer.stroke
  return layer.type !== 'image' || !layer.radius
}
