import type { Desk, View } from '#features/editor/state/editor-state.ts'
import { toPage } from '#features/editor/view/view.ts'
import { boundsOf } from '#scene/edit/placed-nodes.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import type { Edges } from '#scene/shapes/matrix.ts'
import type { Nodes } from '../control/canvas-parts.ts'

/** The part of the page that the canvas shows, with so many times its size around it. */
export function areaOf(view: View, desk: Desk, around: number): Edges {
  const [left, top] = toPage(view, [-desk.width * around, -desk.height * around])
  const [right, bottom] = toPage(view, [desk.width * (1 + around), desk.height * (1 + around)])
  return { left, top, right, bottom }
}

export function contains(outer: Edges, inner: Edges): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

/** Keys of the layers of which nothing is in an area. One whose text is larger than its frame is never among them. */
export function layersBeside(
  nodes: Nodes,
  { remarks }: Pick<Drawing, 'remarks'>,
  area: Edges,
): ReadonlySet<string> {
  const beside = new Set<string>()
  for (const node of nodes.values()) {
    const { left, top, right, bottom } = boundsOf(node)
    if (right < area.left || left > area.right || bottom < area.top || top > area.bottom)
      beside.add(node.layer.id)
  }
  for (const { layer, kind } of remarks) if (kind === 'overflow') beside.delete(layer)
  return beside
}
