import { movableOf } from '#scene/edit/locks.ts'
import type { Handle, ResizeOptions } from '#scene/edit/resize.ts'
import { boundsOfAll, selectionBox } from '#scene/edit/select.ts'
import { createSnapping, type Snap, snapHandle, snapMove } from '#scene/edit/snap.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { CanvasParts } from './canvas-parts.ts'

/** px of the canvas from which things snap. */
const reach = 6

/** A way on the page as it snaps. `axis`: the only one that is moved along. null: nothing can be snapped to. */
type MoveSnap = (way: Point, scale: number, axis: 'x' | 'y' | null) => Snap | null

export function createMoveSnap({ scene }: CanvasParts, keys: readonly string[]): MoveSnap {
  const now = scene()
  const bounds = now && boundsOfAll(movableOf(now.nodes, keys))
  if (!now || !bounds) return () => null
  const { size, margin, nodes } = now
  const snapping = createSnapping(nodes, keys, { ...size, margin })
  return ([x, y], scale, axis) => {
    const asked = {
      left: bounds.left + x,
      right: bounds.right + x,
      top: bounds.top + y,
      bottom: bounds.bottom + y,
    }
    return onlyOn(axis, snapMove(snapping, asked, reach / scale))
  }
}

function onlyOn(axis: 'x' | 'y' | null, snap: Snap): Snap {
  if (axis === null) return snap
  return {
    dx: axis === 'x' ? snap.dx : 0,
    dy: axis === 'y' ? snap.dy : 0,
    lines: snap.lines.filter((line) => line.axis === axis),
    gaps: snap.gaps.filter((gap) => gap.axis === axis),
  }
}

/** A point of the page that a handle is dragged to as it snaps; null: nothing can be snapped to. */
type ResizeSnap = (point: Point, scale: number, options: ResizeOptions) => Snap | null

export function createResizeSnap(
  { scene }: CanvasParts,
  keys: readonly string[],
  handle: Handle,
): ResizeSnap {
  const now = scene()
  const box = now && selectionBox(movableOf(now.nodes, keys))
  if (!now || !box) return () => null
  const { size, margin, nodes } = now
  const snapping = createSnapping(nodes, keys, { ...size, margin })
  return (point, scale, options) => snapHandle(snapping, box, handle, point, reach / scale, options)
}
