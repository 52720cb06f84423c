import type { Layer, Page } from '../body/body.ts'
import type { Matrix } from '../list/drawing.ts'
import {
  apply,
  type Edges,
  edgesOf,
  identity,
  inverse,
  matrixOf,
  multiply,
  type Point,
} from '../shapes/matrix.ts'

/** A layer or group of a page with where it is: as it is edited, without the bleed that the drawing adds. */
export interface PlacedNode {
  readonly layer: Layer
  /** Key of the group around; null: the page. */
  readonly parent: string | null
  /** From the coordinates of the group around to the page. */
  readonly outer: Matrix
  /** From its frame, whose corner is 0, 0, to the page. */
  readonly matrix: Matrix
  /** It or a group around is hidden. */
  readonly isHidden: boolean
}

/** All layers of a page by key, in the order of painting, groups before what is in them. */
export function placeNodes(page: Page | null): ReadonlyMap<string, PlacedNode> {
  const nodes = new Map<string, PlacedNode>()
  const place = (layer: Layer, parent: string | null, outer: Matrix, isInHidden: boolean) => {
    const matrix = multiply(outer, matrixOf(layer))
    const isHidden = isInHidden || layer.hidden === true
    nodes.set(layer.id, { layer, parent, outer, matrix, isHidden })
    if (layer.type !== 'group') return
    for (const child of layer.children) place(child, layer.id, matrix, isHidden)
  }
  for (const layer of page?.layers ?? []) place(layer, null, identity, false)
  return nodes
}

/** The upright box on the page around the frame of a layer. */
export function boundsOf({ layer, matrix }: PlacedNode): Edges {
  return edgesOf(matrix, { left: 0, top: 0, right: layer.w, bottom: layer.h })
}

/** Whether a point of the page is in the frame of a layer, or within `reach` px of the page around it. */
export function isHit({ layer, matrix }: PlacedNode, point: Point, reach = 0): boolean {
  const back = inverse(matrix)
  if (!back) return false
  const [x, y] = apply(back, point)
  return x >= -reach && y >= -reach && x <= layer.w + reach && y <= layer.h + reach
}
