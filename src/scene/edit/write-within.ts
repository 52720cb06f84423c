import type * as Y from 'yjs'
import type { Matrix } from '../list/drawing.ts'
import { edgesOf, inverse, multiply } from '../shapes/matrix.ts'
import { fine, writeChange } from './changes.ts'
import { frameWithin } from './place-frame.ts'
import type { PlacedNode } from './placed-nodes.ts'

/** The box around layers that is upright within `outer`, to a hundredth of a px. */
export function frameAround(nodes: readonly PlacedNode[], outer: Matrix) {
  const back = inverse(outer) ?? outer
  const all = nodes.map(({ layer, matrix }) =>
    edgesOf(multiply(back, matrix), { left: 0, top: 0, right: layer.w, bottom: layer.h }),
  )
  const round = (value: number) => Math.round(value * 100) / 100 + 0
  const x = round(Math.min(...all.map(({ left }) => left)))
  const y = round(Math.min(...all.map(({ top }) => top)))
  const right = Math.max(...all.map((edges) => edges.right))
  const bottom = Math.max(...all.map((edges) => edges.bottom))
  return { x, y, w: round(right - x), h: round(bottom - y) }
}

/** The frame of a layer within `outer`, so that it stays where it is. */
export function writeWithin(doc: Y.Doc, { layer, matrix }: PlacedNode, outer: Matrix): void {
  const { flipX, flipY, ...frame } = frameWithin(outer, matrix, layer)
  writeChange(doc, layer.id, { frame, flipX, flipY }, fine)
}
